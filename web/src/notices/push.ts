/** This browser as a way to be reached: its push subscription, and a notification of the page itself. */
import { call } from "../core/api";
import type { NoticeRules, NoticeSettings, NewWay, WayAnswered } from "../generated/protocol";

export const load = (): Promise<NoticeSettings> => call("GET", "/api/me/notices");
export const save = (rules: NoticeRules): Promise<NoticeSettings> => call("POST", "/api/me/notices", rules);
export const add = (way: NewWay): Promise<NoticeSettings> => call("POST", "/api/me/ways", way);
export const drop = (way: string): Promise<NoticeSettings> => call("POST", `/api/me/ways/${way}/drop`);
export const test = (way: string): Promise<NoticeSettings> => call("POST", `/api/me/ways/${way}/test`);
export const enters = (way: string, on: boolean): Promise<NoticeSettings> =>
  call("POST", `/api/me/ways/${way}/enters`, { on });
export const answer = (what: "confirm" | "stop", token: string): Promise<WayAnswered> =>
  call("POST", `/api/notices/${what}`, { token });

/** Whether this browser can be pushed to at all: iPhones only from the home screen, and nobody without https. */
export const able = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

/** Ask the browser, and tell the server where it is reached. Null if the person said no to the browser. */
export async function subscribe(key: string, label: string): Promise<NoticeSettings | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/sw.js");
  const ready = await navigator.serviceWorker.ready;
  const made = await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint = "", keys = {} } = made.toJSON();
  return add({ kind: "push", address: endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", label });
}

/** What this device is called in a list of devices. */
export function deviceName(agent = navigator.userAgent): string {
  const system = ["iPhone", "iPad", "Android", "Windows", "Mac", "Linux"].find((name) => agent.includes(name)) ?? "";
  const browser = ["Firefox", "Edg", "OPR", "Chrome", "Safari"].find((name) => agent.includes(name)) ?? "";
  const spoken: Record<string, string> = { Edg: "Edge", OPR: "Opera" };
  return [spoken[browser] ?? browser, system].filter(Boolean).join(", ");
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (sign) => sign.charCodeAt(0));
}

/** So many tables wait: in the title of the page, and on the icon of an installed one. */
export function count(waiting: number): string {
  const shown = navigator as Navigator & { setAppBadge?: (n: number) => Promise<void> };
  void shown.setAppBadge?.(waiting)?.catch(() => undefined);
  return waiting ? `(${waiting}) ` : "";
}

/** A notification of the page, for whoever has it open in the background and allowed it. */
export function ring(title: string, text: string, table: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body: text, tag: `t-${table}`, icon: "/icons/192.png" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones show notifications of a service worker only.
  }
}
