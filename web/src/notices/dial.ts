/** A dial of 24 hours, midnight below as on the sky: quiet time as an arc. */
const MIDDLE = 110;
const RADIUS = 92;

export function minutes(text: string): number | null {
  const [hours = "", rest = ""] = text.split(":");
  return hours && rest ? Number(hours) * 60 + Number(rest) : null;
}

export function clock(minute: number | null): string {
  if (minute === null) return "";
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

/** Where a minute of the day stands on the ring. */
export function spot(minute: number): [number, number] {
  const angle = (minute / 1440) * 2 * Math.PI + Math.PI / 2;
  return [round(MIDDLE + RADIUS * Math.cos(angle)), round(MIDDLE + RADIUS * Math.sin(angle))];
}

/** The path of an arc from one minute of the day to another. */
export function arc(from: number, to: number): string {
  const long = (to - from + 1440) % 1440 > 720 ? 1 : 0;
  return `M ${spot(from).join(" ")} A ${RADIUS} ${RADIUS} 0 ${long} 1 ${spot(to).join(" ")}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
