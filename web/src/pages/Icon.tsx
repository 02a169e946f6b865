// The signs of the page's own controls, from one kept set. Only those named here are bundled.
import type { JSX } from "preact";
import Bot from "lucide-static/icons/bot.svg";
import Check from "lucide-static/icons/check.svg";
import ChevronLeft from "lucide-static/icons/chevron-left.svg";
import ChevronRight from "lucide-static/icons/chevron-right.svg";
import ChevronsLeft from "lucide-static/icons/chevrons-left.svg";
import ChevronsRight from "lucide-static/icons/chevrons-right.svg";
import CircleUser from "lucide-static/icons/circle-user-round.svg";
import Clapperboard from "lucide-static/icons/clapperboard.svg";
import Crown from "lucide-static/icons/crown.svg";
import Hand from "lucide-static/icons/hand.svg";
import Hourglass from "lucide-static/icons/hourglass.svg";
import Info from "lucide-static/icons/info.svg";
import Keyboard from "lucide-static/icons/keyboard.svg";
import Layers from "lucide-static/icons/layers.svg";
import Lightbulb from "lucide-static/icons/lightbulb.svg";
import ListFilter from "lucide-static/icons/list-filter.svg";
import Medal from "lucide-static/icons/medal.svg";
import Menu from "lucide-static/icons/menu.svg";
import Moon from "lucide-static/icons/moon.svg";
import PanelRight from "lucide-static/icons/panel-right.svg";
import RotateCcw from "lucide-static/icons/rotate-ccw.svg";
import Book from "lucide-static/icons/book-open.svg";
import RotateCw from "lucide-static/icons/rotate-cw.svg";
import Settings from "lucide-static/icons/settings.svg";
import Star from "lucide-static/icons/star.svg";
import Sun from "lucide-static/icons/sun.svg";
import SunMoon from "lucide-static/icons/sun-moon.svg";
import Undo from "lucide-static/icons/undo-2.svg";
import Pause from "lucide-static/icons/pause.svg";
import Play from "lucide-static/icons/play.svg";
import Share from "lucide-static/icons/share-2.svg";
import SkipBack from "lucide-static/icons/step-back.svg";
import SkipForward from "lucide-static/icons/step-forward.svg";
import Split from "lucide-static/icons/split.svg";
import Rewind from "lucide-static/icons/rewind.svg";
import FastForward from "lucide-static/icons/fast-forward.svg";
import Users from "lucide-static/icons/users.svg";
import Grid from "lucide-static/icons/layout-grid.svg";
import WifiOff from "lucide-static/icons/wifi-off.svg";
import X from "lucide-static/icons/x.svg";

const ICONS = {
  account: CircleUser,
  back: ChevronLeft,
  ask: Hand,
  book: Book,
  bot: Bot,
  cards: Layers,
  check: Check,
  close: X,
  dark: Moon,
  auto: SunMoon,
  film: Clapperboard,
  first: Medal,
  friends: Users,
  hint: Lightbulb,
  info: Info,
  spent: Hourglass,
  keyboard: Keyboard,
  light: Sun,
  list: ListFilter,
  menu: Menu,
  offline: WifiOff,
  on: ChevronRight,
  fork: Split,
  pause: Pause,
  play: Play,
  points: Star,
  share: Share,
  "turn-back": SkipBack,
  "turn-on": SkipForward,
  "round-back": Rewind,
  "round-on": FastForward,
  restart: RotateCcw,
  settings: Settings,
  side: PanelRight,
  tables: Grid,
  "to-end": ChevronsRight,
  "to-start": ChevronsLeft,
  turn: RotateCw,
  undo: Undo,
  winner: Crown,
} as const;

export type IconName = keyof typeof ICONS;

/** A sign beside its word, or on a control that says its word to a screen reader. */
export function Icon({ name }: { name: IconName }): JSX.Element {
  return <span class="icon-sign" aria-hidden="true" dangerouslySetInnerHTML={{ __html: ICONS[name] }} />;
}
