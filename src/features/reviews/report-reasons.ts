import type { NewReport } from './schema.ts'

/** What may be wrong with a review, as people read it. */
export const REASON_TEXTS: Record<NewReport['reason'], string> = {
  ofensiva: 'É ofensiva ou desrespeitosa',
  falsa: 'É falsa ou enganosa',
  propaganda: 'É propaganda',
  dados_pessoais: 'Expõe dados pessoais',
  outra: 'Outro motivo',
}
