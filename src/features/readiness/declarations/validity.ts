import { VALID_MONTHS } from '../limits.ts'

interface Declared {
  state: 'sim' | 'nao' | 'planejado' | null
  validUntil: Date
}

/** Whether what was declared still says something. */
export const isValid = <D extends Declared>(
  declared: D,
  now: Date,
): declared is D & { state: NonNullable<D['state']> } =>
  declared.state !== null && declared.validUntil > now

/**
 * Until when a declaration holds: a year, and a plan no longer than until the end of its day.
 * @param plannedFor `YYYY-MM-DD`, in Brasília, which has kept UTC−3 all year since 2019
 */
export function validUntil(declaredAt: Date, plannedFor: string | null): Date {
  const year = new Date(declaredAt)
  year.setUTCMonth(year.getUTCMonth() + VALID_MONTHS)
  const plan = plannedFor ? new Date(`${plannedFor}T23:59:59-03:00`) : year
  return plan < year ? plan : year
}
