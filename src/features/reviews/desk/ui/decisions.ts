import type { SeveralDeed } from '#/platform/desk.ts'
import { HIDING_REASON_MAX } from '../../limits.ts'
import type { ModeratedReview as Case } from '../../schema.ts'

export type Decision = 'keep' | 'hide' | 'restore'

export const DECISION_NAMES: Record<Decision, string> = {
  keep: 'Manter',
  hide: 'Ocultar',
  restore: 'Restaurar',
}

/** What there is to decide about a review. */
export function decisionsOn({ status, reports }: Case): Decision[] {
  if (status === 'hidden') return ['restore']
  const waits = status === 'pending' || reports.some(({ settled }) => !settled)
  return waits ? ['keep', 'hide'] : ['hide']
}

/** A case, as a row that can be chosen. */
export interface CaseRow extends Case {
  _id: string
}

export const caseName = ({ review, target }: CaseRow) =>
  `${target.name}, ${review.user.firstName} ${review.user.lastName}`

const deed = (decision: Decision, asked: Pick<SeveralDeed<CaseRow>, 'confirm' | 'reason'>) => ({
  text: DECISION_NAMES[decision],
  several: true as const,
  can: (one: CaseRow) => decisionsOn(one).includes(decision),
  body: { of: ({ review: { createdAt } }: CaseRow) => ({ createdAt }) },
  ...asked,
})

/** What can be decided about several reviews at once: about each as if it stood alone. */
export const SEVERAL_REVIEWS = {
  api: 'reviews',
  noun: { one: 'avaliação', several: 'avaliações', all: 'as avaliações' },
  name: caseName,
  actions: {
    keep: deed('keep', {
      confirm: {
        look: 'primary',
        each: 'Cada avaliação fica na página, e as denúncias dela ficam resolvidas.',
      },
    }),
    hide: deed('hide', {
      reason: {
        max: HIDING_REASON_MAX,
        each: 'Cada avaliação sai da página e da média. O autor recebe o motivo e pode recorrer: não diga quem denunciou.',
      },
    }),
    restore: deed('restore', {
      confirm: { look: 'primary', each: 'Cada avaliação volta a aparecer na página.' },
    }),
  },
}
