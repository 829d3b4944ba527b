import { formatDate, formatDay } from '#/domain/dates.ts'
import type { ReadinessWire, Situation } from '../schema.ts'

/** What each situation is called on screens. */
export const SITUATION_NAMES: Record<Situation, string> = {
  sim: 'Sim',
  nao: 'Não',
  planejado: 'Planejado',
  nao_informado: 'Não informado',
}

/** What is declared of an item, and until when it holds. */
export function stateText({
  situacao,
  declarado,
  previsto,
  declaradoEm,
  validoAte,
  retiradaEm,
}: ReadinessWire) {
  if (retiradaEm && !declaradoEm)
    return `Retirada pela Praça em ${formatDay(retiradaEm)}. Para declarar de novo, envie uma comprovação.`
  if (!declaradoEm) return SITUATION_NAMES.nao_informado
  const said =
    declarado === 'planejado'
      ? `Planejado para ${formatDate(previsto)}`
      : SITUATION_NAMES[declarado]
  if (situacao === 'nao_informado') return `${said}, venceu em ${formatDay(validoAte)}`
  // A plan for within a year ends with its own day, which was just said.
  const end = formatDay(validoAte)
  return said.endsWith(end) ? said : `${said}, vale até ${end}`
}
