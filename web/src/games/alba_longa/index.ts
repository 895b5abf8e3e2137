import type { TitleModule } from "../titles";
import Board from "./Board.svelte";
import Court from "./Court.svelte";
import Decide from "./Decide.svelte";
import EndArt from "./EndArt.svelte";
import LineIcon from "./LineIcon.svelte";
import { lineColour, lineInk } from "./lines";
import { AlbaModel } from "./model.svelte";
import "./plate.css";
import Next from "./Next.svelte";
import Pieces from "./Pieces.svelte";
import { scenes } from "./scenes";
import SeatBadge from "./SeatBadge.svelte";
import SeatLine from "./SeatLine.svelte";
import sprite from "./sprite.svg?raw";
import Year from "./Year.svelte";

const alba: TitleModule<AlbaModel> = {
  sprite,
  create: (stage) => new AlbaModel(stage),
  Board,
  panels: [
    { id: "court", label: "alba-tab-court", Panel: Court },
    { id: "year", label: "alba-tab-year", Panel: Year },
  ],
  Decide,
  SeatBadge,
  SeatLine,
  Next,
  Pieces,
  lineColour,
  lineInk,
  LineIcon,
  EndArt,
  sound: () => undefined,
  scenes,
  keys: [
    { keys: ["1", "–", "9"], text: "alba-key-pick" },
    { keys: ["←", "→"], text: "alba-key-walk" },
    { keys: ["+", "−"], text: "alba-key-count" },
    { keys: ["F"], text: "alba-key-farm" },
    { keys: ["↵"], text: "alba-key-do" },
    { keys: ["0"], text: "alba-key-no" },
  ],
};
export default alba;
