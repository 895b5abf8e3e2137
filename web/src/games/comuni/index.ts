import type { EventSound } from "../../core/sound";
import type { TitleModule } from "../titles";
import Board from "./Board.svelte";
import Decide from "./Decide.svelte";
import EndArt from "./EndArt.svelte";
import LineIcon from "./LineIcon.svelte";
import { lineColour, lineInk } from "./lines";
import { ComuniModel } from "./model.svelte";
import "./plate.css";
import Screen from "./Screen.svelte";
import { scenes } from "./scenes";
import SeatBadge from "./SeatBadge.svelte";
import SeatLine from "./SeatLine.svelte";
import sprite from "./sprite.svg?raw";
import Threat from "./Threat.svelte";

const SOUNDS: Record<string, EventSound> = {
  bid: "piece",
  moved: "piece",
  claimed: "piece",
  built: "piece",
  walled: "piece",
  invasion: "reveal",
  committed: "reveal",
  over: "end",
};

const comuni: TitleModule<ComuniModel> = {
  sprite,
  create: (stage) => new ComuniModel(stage),
  Board,
  panels: [
    { id: "screen", label: "cm-tab-screen", Panel: Screen },
    { id: "threat", label: "cm-tab-threat", Panel: Threat },
  ],
  Decide,
  SeatBadge,
  SeatLine,
  lineColour,
  lineInk,
  LineIcon,
  EndArt,
  sound: ({ kind }) => SOUNDS[kind],
  scenes,
  keys: [
    { keys: ["1", "–", "9"], text: "cm-key-pick" },
    { keys: ["+", "−"], text: "cm-key-count" },
    { keys: ["↵"], text: "cm-key-give" },
    { keys: ["C"], text: "cm-key-claim" },
    { keys: ["I"], text: "cm-key-income" },
    { keys: ["0"], text: "cm-key-leave" },
  ],
};
export default comuni;
