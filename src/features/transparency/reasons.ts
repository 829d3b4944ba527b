import { SIGNAL_NAMES, SIGNALS } from '#/features/reviews/integrity/signals.ts'
import { REASON_TEXTS } from '#/features/reviews/report-reasons.ts'
import type { Wait } from '#/features/reviews/status.ts'

const WAITS: Record<Wait, string> = {
  target_burst: 'Muitas avaliações da mesma página em pouco tempo',
  author_burst: 'Muitas avaliações da mesma pessoa em pouco tempo',
  rewritten: 'Reescrita depois de retida, denunciada ou retirada com incentivo',
  signals: 'Sinais de que pode não ser de quem usa',
}

const TEXTS: Record<string, string> = {
  ...REASON_TEXTS,
  ...WAITS,
  ...Object.fromEntries(SIGNAL_NAMES.map((name) => [name, SIGNALS[name].title])),
  sem_denuncia: 'Vista pela nossa equipe, sem denúncia',
}

/** Counts by reason as rows of a table, in words. */
export const figuresByReason = (counts: { motivo: string; total: number }[]) =>
  counts.map(({ motivo, total }) => ({
    key: motivo,
    name: TEXTS[motivo] ?? motivo,
    values: [total],
  }))
