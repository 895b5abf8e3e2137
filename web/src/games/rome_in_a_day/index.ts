import type { EventSound } from "../../core/sound";
import type { TitleModule } from "../titles";
import Board from "./Board.svelte";
import Coming from "./Coming.svelte";
import Decide from "./Decide.svelte";
import EndArt from "./EndArt.svelte";
import LineIcon from "./LineIcon.svelte";
import { lineColour, lineInk } from "./lines";
import { RomeModel } from "./model.svelte";
import "./plate.css";
import Offers from "./Offers.svelte";
import Pieces from "./Pieces.svelte";
import Score from "./Score.svelte";
import { scenes } from "./scenes";
import SeatBadge from "./SeatBadge.svelte";
import SeatLine from "./SeatLine.svelte";
import SeatLink from "./SeatLink.svelte";
import sprite from "./sprite.svg?raw";

const SOUNDS: Record<string, EventSound> = {
  placed: "piece",
  "split-opened": "reveal",
  taken: "reveal",
  over: "end",
};

const rome: TitleModule<RomeModel> = {
  sprite,
  create: (stage) => new RomeModel(stage),
  Board,
  panels: [
    { id: "offers", label: "rome-tab-offers", Panel: Offers },
    { id: "score", label: "rome-tab-score", Panel: Score },
  ],
  Decide,
  Pieces,
  Next: Coming,
  SeatBadge,
  SeatLine,
  SeatLink,
  lineColour,
  lineInk,
  LineIcon,
  EndArt,
  sound: ({ kind }) => SOUNDS[kind],
  scenes,
  keys: [
    { keys: ["1", "–", "5"], text: "rome-key-split" },
    { keys: ["−", "+"], text: "rome-key-take" },
    { keys: ["1", "–", "9"], text: "rome-key-pick" },
    { keys: ["←", "↑", "→", "↓"], text: "rome-key-walk" },
    { keys: ["+", "−", "0"], text: "rome-key-zoom" },
  ],
  walk: (model) => model.walkTo(0),
};
export default rome;
