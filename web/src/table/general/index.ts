import type { TitleModule } from "../../games/titles";
import Board from "./Board.svelte";
import Decide from "./Decide.svelte";
import EndArt from "./EndArt.svelte";
import LineIcon from "./LineIcon.svelte";
import { lineColour, lineInk } from "./lines";
import { GeneralModel } from "./model.svelte";
import Rules from "./Rules.svelte";

/** The board of every title that has none of its own. */
const general: TitleModule<GeneralModel> = {
  sprite: "",
  create: (stage) => new GeneralModel(stage),
  Board,
  panels: [{ id: "rules", label: "the-rules", Panel: Rules }],
  Decide,
  lineColour,
  lineInk,
  LineIcon,
  EndArt,
  sound: ({ kind, args }) => (kind === "over" ? "end" : "seat" in args ? "piece" : "reveal"),
  keys: [{ keys: ["1", "–", "9"], text: "general-key-choose" }],
};
export default general;
