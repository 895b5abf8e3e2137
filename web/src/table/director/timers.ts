/** The clock of the browser. */
import type { Clock } from "./director";

export const TIMERS: Clock = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
