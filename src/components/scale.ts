/** Beginnings of the numbers that scales end in. */
const STEPS = [1, 2, 5, 10]

/** The round number that a scale from 0 ends in. @param most the largest value, from 0 */
export function scaleOf(most: number): number {
  if (most <= 4) return 4
  const power = 10 ** Math.floor(Math.log10(most))
  const step = STEPS.find((each) => each * power >= most) ?? 10
  return step * power
}
