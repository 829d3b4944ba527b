/**
 * Seconds still to wait, rounded up, so that 0 means that the wait is over. From the clock and not
 * from a count of ticks: browsers slow the ticks of pages that nobody looks at.
 * @param start and @param now in milliseconds, as `Date.now()` gives them
 */
export function secondsLeft(start: number, seconds: number, now: number): number {
  const passed = Math.max(0, now - start)
  return Math.max(0, Math.ceil(seconds - passed / 1000))
}
