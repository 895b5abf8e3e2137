/** Whose colour is whose: by the seat, unless the title on the table has colours of its own. */
import { getContext, setContext } from "svelte";
import { crest } from "../core/stage";

const KEY = Symbol("crests");
type CrestOf = (seat: number) => string;

/** All crests below this component go by this. */
export const setCrests = (of: CrestOf): void => void setContext(KEY, of);
export const useCrests = (): CrestOf => getContext<CrestOf | undefined>(KEY) ?? crest;
