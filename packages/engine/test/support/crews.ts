/** The crews by name, and one drawn from a seed: wild ones find odd corners, good ones see a game to its end. */
import { navigator } from "./navigator";
import { anyhow, type Crew, thrifty } from "./playing";

export const CREWS = { anyhow, thrifty, navigator } as const;

export function crewOf(seed: number): Crew {
  return [anyhow, thrifty, navigator][seed % 3] ?? anyhow;
}
