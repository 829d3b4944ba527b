import { createHash } from 'node:crypto'
import { HOUR_MS } from '#/domain/durations.ts'

const DAY_HOURS = 24

/**
 * The order of an hour, the same in every process: each hour another one is the first and the others
 * move up, so that in a day all have the same share, however few are shown at once. The order of a day
 * is drawn again, so that nobody's hours are always those of the night.
 */
export function inTurn<T extends { id: string }>(sharers: T[], now: Date): T[] {
  const hour = Math.floor(now.getTime() / HOUR_MS)
  const lot = lotOf(Math.floor(hour / DAY_HOURS))
  const drawn = sharers
    .map((sharer) => ({ sharer, lot: lot(sharer.id) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ sharer }) => sharer)
  const turn = drawn.length > 0 ? hour % drawn.length : 0
  return [...drawn.slice(turn), ...drawn.slice(0, turn)]
}

const lotOf = (day: number) => (id: string) =>
  createHash('sha256').update(`${day}:${id}`).digest('hex')
