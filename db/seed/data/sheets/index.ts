import type { SheetSeed } from '../shapes.ts'
import { COMERCIO } from './comercio.ts'
import { DADOS } from './dados.ts'
import { FINANCAS } from './financas.ts'
import { GESTAO } from './gestao.ts'
import { PESSOAS } from './pessoas.ts'
import { SERVICOS } from './servicos.ts'
import { SETORES } from './setores.ts'
import { VENDAS } from './vendas.ts'

/** What is known of software and services, by name. Of the others nobody said anything. */
export const SHEETS: Record<string, SheetSeed> = {
  ...GESTAO,
  ...FINANCAS,
  ...PESSOAS,
  ...COMERCIO,
  ...DADOS,
  ...VENDAS,
  ...SETORES,
  ...SERVICOS,
}
