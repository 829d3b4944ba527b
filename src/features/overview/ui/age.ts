import { DAY_MS } from '#/domain/durations.ts'
import { workingDaysFrom } from '#/domain/working-days.ts'
import { QUEUES, type QueueDefinition, type QueueName } from '../queues.ts'

/** For how many whole days the oldest of a queue waits, and whether that is too long. @param since null where nothing waits */
export function ageOf(name: QueueName, since: string | null) {
  if (since === null) return { days: null, isLate: false }
  const days = Math.floor((Date.now() - Date.parse(since)) / DAY_MS)
  const { promisedDays, inWorkingDays }: QueueDefinition = QUEUES[name]
  const isLate = inWorkingDays
    ? Date.parse(since) <= workingDaysFrom(new Date(), -promisedDays).getTime()
    : days >= promisedDays
  return { days, isLate }
}

export const ageLabel = (days: number) =>
  days === 0 ? 'espera desde hoje' : days === 1 ? 'espera há 1 dia' : `espera há ${days} dias`
