import { busyOfMachine, CORES, cpuOf } from './cpu.ts'
import { median } from './statistics.ts'

/** Share of all cores that others may take in a round before it counts as unclean. */
const MAX_FOREIGN = 0.1
/** Unclean rounds are repeated, up to so many times the rounds that are wanted. */
const PATIENCE = 3

export interface Rounds<T> {
  /** What each of the things measured gave in each round that counts. */
  values: T[][]
  /** The largest share of all cores that others took in one of those rounds. */
  foreign: number
  isClean: boolean
}

/**
 * Measures things in turns, A B A B, so that what else the machine does touches all of them, until
 * there are enough rounds in which others took little of it. After the last repetition the least
 * unclean rounds count, and are called so.
 * @param what it is, printed for those who wait
 * @param wanted rounds
 * @param own processes whose CPU is not others', beside this one
 */
export async function inTurns<T>(
  what: string,
  wanted: number,
  own: number[],
  turns: (() => Promise<T>)[],
): Promise<Rounds<T>> {
  console.log(`Measuring ${what}…`)
  const rounds: { values: T[]; foreign: number }[] = []
  const isClean = ({ foreign }: { foreign: number }) => foreign <= MAX_FOREIGN
  while (rounds.filter(isClean).length < wanted && rounds.length < wanted * PATIENCE) {
    const foreignSoFar = () => busyOfMachine() - cpuOf(process.pid, ...own)
    const [start, before] = [performance.now(), foreignSoFar()]
    const values: T[] = []
    for (const turn of turns) values.push(await turn())
    const share = (foreignSoFar() - before) / (performance.now() - start) / CORES
    rounds.push({ values, foreign: Math.max(0, share) })
  }
  const best = rounds.toSorted((a, b) => a.foreign - b.foreign).slice(0, wanted)
  return {
    values: turns.map((_, place) => best.map(({ values }) => values[place] as T)),
    foreign: Math.max(...best.map(({ foreign }) => foreign)),
    isClean: best.every(isClean),
  }
}

/** The medians of one figure of each of the things measured. */
export const medians = <T>({ values }: Rounds<T>, figure: (value: T) => number): number[] =>
  values.map((ofOne) => median(ofOne.map(figure)))
