/** What the server brings in from public registers, as Admins read it. */
export const SOURCE_NAMES = {
  register: 'Cadastro do CNPJ',
  ceis: 'Sanções: CEIS',
  cnep: 'Sanções: CNEP',
  contracts: 'Contratos: PNCP',
} as const

export type SourceName = keyof typeof SOURCE_NAMES

export const SOURCES = Object.keys(SOURCE_NAMES) as SourceName[]

export const RUN_STATES = {
  waiting: 'Na fila',
  running: 'Lendo',
  stopping: 'Parando',
  stopped: 'Parada',
  done: 'Concluída',
  failed: 'Falhou',
} as const

export type RunState = keyof typeof RUN_STATES

/** Whether somebody does it, or is about to. */
export const isOpen = (state: RunState) =>
  state === 'waiting' || state === 'running' || state === 'stopping'

/** How a reading looks: as things should be, calling for somebody, or out of use. */
export const RUN_TONES: Record<RunState, 'active' | 'waiting' | 'idle'> = {
  waiting: 'idle',
  running: 'active',
  stopping: 'idle',
  stopped: 'idle',
  done: 'active',
  failed: 'waiting',
}
