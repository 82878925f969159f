export {
  FaceUpRow,
  type FaceUpRowProps,
  OwnerMark,
  type OwnerMarkProps,
  ScoreTable,
  type ScoreTableProps,
} from "./Duel";
