export { BoardCard, type BoardCardProps } from "./cards/BoardCard";
export { CardBack } from "./cards/CardBack";
export { type CardSign, type Face, faceNumber, signFace } from "./cards/face";
export { Hand, type HandHandle, type HandProps } from "./cards/Hand";
export { HandCard, type HandCardProps } from "./cards/HandCard";
export type { HandItem } from "./cards/HandOption";
export { priceText } from "./cards/price";
export { AS_TYPED } from "./controls/as-typed";
export { Button, type ButtonProps, IconButton, type IconButtonProps } from "./controls/Button";
export { Field, type FieldProps } from "./controls/Field";
export { Kbd, type KbdProps, RulePill, type RulePillProps, Tag, type TagProps } from "./controls/RulePill";
export { type SegmentOption, Segments, type SegmentsProps } from "./controls/Segments";
export { Slider, type SliderMark, type SliderProps } from "./controls/Slider";
export { Stepper, type StepperProps } from "./controls/Stepper";
export { Switch, type SwitchProps } from "./controls/Switch";
export { chosenEarly, useChangedEarly } from "./controls/useChangedEarly";
export { MountainDrawing, type MountainDrawingProps } from "./drawings/MountainDrawing";
export { SeaDrawing, type SeaDrawingProps } from "./drawings/SeaDrawing";
export { Cartouche, type CartoucheProps } from "./frame/Cartouche";
export { Neatline, type NeatlineBars, type NeatlineProps } from "./frame/Neatline";
export { Section, type SectionProps } from "./frame/Section";
export { Sheet, type SheetProps } from "./frame/Sheet";
export { Strip, type StripProps, Toast, type ToastProps } from "./frame/Strip";
export type { GridProps } from "./grids/types";
export { Glyph, type GlyphProps } from "./marks/Glyph";
export { Icon, type IconProps } from "./marks/Icon";
export { ICON_PATHS, type IconName } from "./marks/icon-paths";
export { Mark, type MarkProps, Wordmark, type WordmarkProps } from "./marks/Mark";
export { QrCode, type QrCodeProps } from "./marks/QrCode";
export { SlipMark } from "./marks/SlipMark";
export { type LogLine, LogTable, type LogTableProps } from "./play/LogTable";
export {
  type Player,
  PlayerColumn,
  PlayerStrip,
  type PlayersLabels,
  type PlayersProps,
} from "./play/Players";
export { Sockets, type SocketsProps } from "./play/Sockets";
export {
  SpareBars,
  type SpareBarsProps,
  SpareFigure,
  type SpareFigureProps,
  SpareGauge,
  type SpareGaugeProps,
} from "./play/SpareGauge";
export {
  type DialRow,
  type DialsLabels,
  type DialsProps,
  EightSockets,
  type EightSocketsProps,
  OfferDials,
  type SplitChip,
  SplitChips,
  type SplitChipsProps,
} from "./play/StartTable";
export {
  Reckoning,
  type ReckoningProps,
  type ReckoningSide,
  VerdictCard,
  type VerdictCardProps,
  type VerdictStamp,
  type VerdictTone,
} from "./play/VerdictCard";
export { DepthLines, type DepthLinesProps } from "./sea/DepthLines";
export { type DepthLine, depthLines } from "./sea/depth-lines";
export { Islet, type IsletProps } from "./sea/Islet";
export { type IsletPaths, isletPaths } from "./sea/islet-paths";
export { SailedCourse, type SailedCourseProps } from "./sea/SailedCourse";
export { SeaBoard, type SeaBoardProps } from "./sea/SeaBoard";
export {
  CELL_STATES,
  type CellState,
  type ChartSide,
  type Owner,
  type PlaceKey,
  type SeaBerth,
  type SeaBoardHandle,
  type SeaCell,
  type SeaRowMark,
} from "./sea/types";
