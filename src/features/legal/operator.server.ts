import { maskCnpj } from '#/domain/cnpj.ts'
import { titleOfPayments } from '#/integrations/payments/index.server.ts'
import type { Env } from '#/platform/server/env.server.ts'
import type { AccessibilityFacts, Operator, PrivacyFacts } from './operator.ts'

/** Who runs this installation, as it is configured. */
export const operatorOf = (env: Env): Operator => ({
  name: env.OPERATOR_NAME,
  cnpj: env.OPERATOR_CNPJ ? maskCnpj(env.OPERATOR_CNPJ) : '',
  contact: env.PRIVACY_CONTACT ?? '',
})

/** What the privacy notice says of this installation in particular. */
export const privacyFactsOf = (env: Env): PrivacyFacts => ({
  operator: operatorOf(env),
  google: env.GOOGLE_CLIENT_ID !== undefined,
  googleAnalytics: env.GTAG_ID !== undefined,
  vlibras: env.VLIBRAS === 'on',
  paymentProvider: titleOfPayments(env),
  sendsMail: env.SMTP_URL !== undefined,
  asksRegisters: env.LOOKUPS === 'online',
})

/** What the statement on accessibility says of this installation in particular. */
export const accessibilityFactsOf = (env: Env): AccessibilityFacts => ({
  operator: env.OPERATOR_NAME,
  contact: env.ACCESSIBILITY_CONTACT ?? env.PRIVACY_CONTACT ?? '',
  vlibras: env.VLIBRAS === 'on',
})
