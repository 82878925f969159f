export {
  AnswerButton,
  type AnswerProps,
  TableEdge,
  type TableEdgeProps,
  TableMode,
  type TableModeProps,
  TypedFigure,
  type TypedProps,
} from "./AnswerButton";
export {
  type ActKey,
  ActKeys,
  type ActKeysProps,
  Keypad,
  type KeypadProps,
  NumberKeys,
  type NumberKeysProps,
} from "./Keypad";
