import type { ContactWay } from '../choices.ts'

/** The form of a request as it is typed. */
export interface Values extends Record<string, unknown> {
  necessidade: string
  porte: string
  setor: string
  cidade: string
  prazo: string
  orcamento: string
  contato: { formas: ContactWay[]; telefone: string; quando: string }
  consentimento: { fornecedor: string; texto: string }[]
}

const EMPTY: Values = {
  necessidade: '',
  porte: '',
  setor: '',
  cidade: '',
  prazo: '',
  orcamento: '',
  contato: { formas: [], telefone: '', quando: '' },
  consentimento: [],
}

/**
 * A form to begin with: what was kept of one, with what it lacks, as when another version of the site kept it. What is
 * agreed to is agreed to in view of its text, each time.
 */
export const begunWith = (kept?: Partial<Values>): Values => ({
  ...EMPTY,
  ...kept,
  contato: { ...EMPTY.contato, ...kept?.contato },
  consentimento: [],
})
