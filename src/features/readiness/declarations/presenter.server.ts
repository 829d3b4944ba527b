import { READINESS_ITEMS } from '#/domain/readiness.ts'
import { fileUrlOrEmpty } from '#/platform/file-urls.ts'
import type { ReadinessWire } from '../schema.ts'
import type { DeclaredRow, JudgedRow } from './repository.server.ts'
import { isValid } from './validity.ts'

const SOURCES = { supplier: 'fornecedor', admin: 'administracao', import: 'importacao' } as const

export const proofOf = ({ proofUrl, proofKey }: Pick<DeclaredRow, 'proofUrl' | 'proofKey'>) =>
  proofUrl ?? fileUrlOrEmpty(proofKey)

const UNKNOWN = {
  situacao: 'nao_informado',
  previsto: '',
  prova: '',
  declarado: 'nao_informado',
  declaradoEm: '',
  validoAte: '',
  fonte: '',
  retiradaEm: '',
  confirmam: 0,
  discordam: 0,
} as const

/** Every item, in the order of the screens. */
export function presentReadiness(rows: JudgedRow[], now: Date): ReadinessWire[] {
  return READINESS_ITEMS.map((item) => {
    const row = rows.find((one) => one.item === item)
    if (!row) return { item, ...UNKNOWN }
    const retiradaEm = row.withdrawnAt?.toISOString() ?? ''
    if (row.state === null) return { item, ...UNKNOWN, retiradaEm }
    const isNow = isValid(row, now)
    return {
      item,
      situacao: isNow ? row.state : 'nao_informado',
      previsto: row.plannedFor ?? '',
      prova: proofOf(row),
      declarado: row.state,
      declaradoEm: row.declaredAt.toISOString(),
      validoAte: row.validUntil.toISOString(),
      fonte: SOURCES[row.source],
      retiradaEm,
      confirmam: (isNow && row.confirm) || 0,
      discordam: (isNow && row.disagree) || 0,
    }
  })
}
