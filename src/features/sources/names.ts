/** What the server brings in from public registers, as Admins read it. */
export const SOURCE_NAMES = {
  register: 'Cadastro do CNPJ',
  ceis: 'Sanções: CEIS',
  cnep: 'Sanções: CNEP',
  contracts: 'Contratos: PNCP',
} as const

export type SourceName = keyof typeof SOURCE_NAMES

export const SOURCES = Object.keys(SOURCE_NAMES) as SourceName[]

/** What each brings in, as a sentence. */
export const BROUGHT: Record<SourceName, string> = {
  register: 'Traz as empresas de tecnologia do cadastro público, com a situação de cada uma.',
  ceis: 'Traz as empresas impedidas de contratar com o poder público.',
  cnep: 'Traz as empresas punidas pela Lei Anticorrupção.',
  contracts: 'Traz os contratos das empresas com órgãos públicos.',
}

/** What becomes of what is here where a source is brought in that looks torn or too old. */
export const BROUGHT_ANYWAY: Record<SourceName, string> = {
  register:
    'As empresas que faltam no mês ficam como estão; das outras vale o que ele diz. Um mês errado se desfaz no servidor, com o comando:',
  ceis: 'As sanções que não estão na lista saem das páginas, com o que as empresas escreveram sobre elas.',
  cnep: 'As sanções que não estão na lista saem das páginas, com o que as empresas escreveram sobre elas.',
  contracts:
    'Os contratos destes dias que a fonte não tem saem das páginas, com o que as empresas escreveram sobre eles.',
}

/** What takes a month of the register back, on the server. */
export const UNDO_COMMAND = 'npm run register -- --undo'

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
export const RUN_TONES: Record<RunState, 'active' | 'idle' | 'failed'> = {
  waiting: 'idle',
  running: 'active',
  stopping: 'idle',
  stopped: 'idle',
  done: 'active',
  failed: 'failed',
}
