export {
  Answer,
  type AnswerProps,
  TableEdge,
  type TableEdgeProps,
  TableMode,
  type TableModeProps,
  Typed,
  type TypedProps,
} from "./Answer";
export {
  type ActKey,
  ActKeys,
  type ActKeysProps,
  Keypad,
  type KeypadProps,
  NumberKeys,
  type NumberKeysProps,
} from "./Keypad";
