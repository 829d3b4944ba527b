/** Only visible reviews are public and counted; a withdrawn one is gone but for what was decided. */
export const REVIEW_STATUSES = ['visible', 'pending', 'hidden', 'withdrawn'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/**
 * Why a review waits: its target gets too many, its author writes too many, moderation held what was
 * there before, or signals ask for somebody to look at it.
 */
export const WAITS = ['target_burst', 'author_burst', 'rewritten', 'signals'] as const
export type Wait = (typeof WAITS)[number]

export type ReviewEvent =
  /** Its author writes it, or writes it again. */
  | 'written'
  /** The same amid a burst. */
  | 'writtenInBurst'
  /** Its author takes it back. */
  | 'takenBack'
  /** The same while somebody's report of it waits. */
  | 'takenBackReported'
  /** Signals found something in how it came about. */
  | 'suspected'
  /** Nobody decided in time, and nothing but guesses held it. */
  | 'lapsed'
  /** By an Admin. */
  | 'kept'
  | 'hidden'
  | 'restored'

/**
 * What becomes of a review; what is not here cannot happen. Whatever moderation holds, or is asked about, gets
 * past it neither by being written again nor by being taken back and written again.
 */
const NEXT = {
  none: { written: 'visible', writtenInBurst: 'pending' },
  visible: {
    written: 'visible',
    writtenInBurst: 'pending',
    takenBackReported: 'withdrawn',
    suspected: 'pending',
    kept: 'visible',
    hidden: 'hidden',
  },
  pending: {
    written: 'pending',
    writtenInBurst: 'pending',
    takenBack: 'withdrawn',
    takenBackReported: 'withdrawn',
    lapsed: 'visible',
    kept: 'visible',
    hidden: 'hidden',
  },
  hidden: {
    written: 'pending',
    writtenInBurst: 'pending',
    takenBack: 'withdrawn',
    takenBackReported: 'withdrawn',
    restored: 'visible',
  },
  withdrawn: { written: 'pending', writtenInBurst: 'pending' },
} as const satisfies Record<ReviewStatus | 'none', Partial<Record<ReviewEvent, ReviewStatus>>>

/** The statuses that an event can lead to, and undefined where it cannot happen to every review. */
type StatusAfter<Event extends ReviewEvent> = {
  [Status in keyof typeof NEXT]: Event extends keyof (typeof NEXT)[Status]
    ? (typeof NEXT)[Status][Event]
    : undefined
}[keyof typeof NEXT]

/**
 * @param status undefined for a review that does not exist yet
 * @returns undefined when that cannot happen to it; to a visible one that is taken back, nothing
 *   does: it is deleted
 */
export const nextStatus = <Event extends ReviewEvent>(
  status: ReviewStatus | undefined,
  event: Event,
): StatusAfter<Event> => (NEXT[status ?? 'none'] as Record<ReviewEvent, StatusAfter<Event>>)[event]
