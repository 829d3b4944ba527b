/** Days that Admins look back, today included. */
export const PERIODS = [7, 30, 90] as const
export type Period = (typeof PERIODS)[number]

/** @param asked as the address has it; what is none means a month */
export const periodOf = (asked: string | null): Period =>
  PERIODS.find((days) => String(days) === asked) ?? 30
