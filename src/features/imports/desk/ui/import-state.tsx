import { DeskState } from '#/components/desk/desk-state.tsx'
import type { ImportReport } from '../schema.ts'

const STATES = {
  waiting: { tone: 'waiting', text: 'Na fila' },
  running: { tone: 'waiting', text: 'Importando…' },
  done: { tone: 'active', text: 'Concluída' },
  failed: { tone: 'failed', text: 'Interrompida' },
} as const

/** How an import stands. */
export const ImportState = ({ status }: Pick<ImportReport, 'status'>) => (
  <DeskState tone={STATES[status].tone}>{STATES[status].text}</DeskState>
)
