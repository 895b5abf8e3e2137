/** The drawings of the signs, put into the page once somebody shows one or may choose one. */
let asked = false;

export async function loadSigns(): Promise<void> {
  if (asked) return;
  asked = true;
  const { default: drawings } = await import("./signs.svg?raw");
  document.body.insertAdjacentHTML("beforeend", drawings);
}
