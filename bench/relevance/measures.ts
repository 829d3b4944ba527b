/** One over the place of the first right answer; 0 where the first `at` have none. */
export function reciprocalRank(found: string[], right: ReadonlySet<string>, at = 10): number {
  const place = found.slice(0, at).findIndex((id) => right.has(id))
  return place < 0 ? 0 : 1 / (place + 1)
}

/** Share of right answers among the first `at`, of as many as there can be. */
export function precision(found: string[], right: ReadonlySet<string>, at = 5): number {
  const most = Math.min(at, right.size)
  return most === 0 ? 0 : found.slice(0, at).filter((id) => right.has(id)).length / most
}

export const mean = (values: number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length
