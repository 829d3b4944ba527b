import type { Situation } from '../schema.ts'

/** What each situation is called on screens. */
export const SITUATION_NAMES: Record<Situation, string> = {
  sim: 'Sim',
  nao: 'Não',
  planejado: 'Planejado',
  nao_informado: 'Não informado',
}
