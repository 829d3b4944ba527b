import { maskCnpj } from '#/domain/cnpj.ts'
import type { Env } from '#/platform/env.server.ts'
import type { Operator } from './operator.ts'

/** Who runs this installation, as it is configured. */
export const operatorOf = (env: Env): Operator => ({
  name: env.OPERATOR_NAME,
  cnpj: env.OPERATOR_CNPJ ? maskCnpj(env.OPERATOR_CNPJ) : '',
  contact: env.PRIVACY_CONTACT ?? '',
})
