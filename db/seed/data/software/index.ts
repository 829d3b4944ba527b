import { COMERCIO } from './comercio.ts'
import { DADOS } from './dados.ts'
import { FINANCAS } from './financas.ts'
import { GESTAO } from './gestao.ts'
import { PESSOAS } from './pessoas.ts'
import { SETORES } from './setores.ts'
import { VENDAS } from './vendas.ts'

/** Every software of the demonstration; products and companies are invented. */
export const SOFTWARE = [
  ...GESTAO,
  ...VENDAS,
  ...FINANCAS,
  ...PESSOAS,
  ...COMERCIO,
  ...DADOS,
  ...SETORES,
]
