import type { TitleModule } from "../titles";
import Board from "./Board.svelte";
import Decide from "./Decide.svelte";
import EndArt from "./EndArt.svelte";
import LineIcon from "./LineIcon.svelte";
import { lineColour, lineInk } from "./lines";
import { KingsburgModel } from "./model.svelte";
import Next from "./Next.svelte";
import "./plate.css";
import Pieces from "./Pieces.svelte";
import Points from "./Points.svelte";
import Province from "./Province.svelte";
import { scenes } from "./scenes";
import SeatBadge from "./SeatBadge.svelte";
import SeatLine from "./SeatLine.svelte";
import sprite from "./sprite.svg?raw";
import Year from "./Year.svelte";

const kingsburg: TitleModule<KingsburgModel> = {
  sprite,
  create: (stage) => new KingsburgModel(stage),
  Board,
  panels: [
    { id: "province", label: "kb-tab-province", Panel: Province },
    { id: "year", label: "kb-tab-year", Panel: Year },
    { id: "points", label: "kb-tab-points", Panel: Points },
  ],
  watchTab: "province",
  Next,
  Pieces,
  Decide,
  SeatBadge,
  SeatLine,
  lineColour,
  lineInk,
  LineIcon,
  EndArt,
  sound: () => undefined,
  scenes,
  keys: [
    { keys: ["1", "–", "5"], text: "kb-key-dice" },
    { keys: ["+"], text: "kb-key-plus2" },
    { keys: ["M"], text: "kb-key-market" },
    { keys: ["0"], text: "kb-key-clear" },
    { keys: ["←", "↑", "→", "↓"], text: "kb-key-walk" },
    { keys: ["1", "–", "9"], text: "kb-key-choose" },
    { keys: ["P"], text: "kb-key-pass" },
  ],
};
export default kingsburg;
