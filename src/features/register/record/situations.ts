import type { RegisterRecord } from './schema.ts'

/** Situations of a company, as the register calls them. */
export const SITUATIONS: Record<RegisterRecord['situacao'], string> = {
  nula: 'Nula',
  ativa: 'Ativa',
  suspensa: 'Suspensa',
  inapta: 'Inapta',
  baixada: 'Baixada',
}
