export const STANDINGS = ['running', 'scheduled', 'ended', 'inactive'] as const

/** Whether a banner is shown: `running` is, `scheduled` will be, `ended` was, `inactive` is held back. */
export type Standing = (typeof STANDINGS)[number]

/** As the query of running banners has it. */
export function standingOf(
  banner: { active: boolean; startsAt: Date | null; endsAt: Date | null },
  now = new Date(),
): Standing {
  if (!banner.active) return 'inactive'
  if (banner.startsAt && banner.startsAt > now) return 'scheduled'
  return banner.endsAt && banner.endsAt < now ? 'ended' : 'running'
}
