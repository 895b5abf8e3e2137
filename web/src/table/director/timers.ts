/** The clock of the browser. */
import type { Clock } from "./director";

export const TIMERS: Clock = {
  get now() {
    return performance.now();
  },
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
