export { MonsterMark } from "./MonsterMark";
export { MONSTER_SIGN } from "./sign";
