import { z } from 'zod'
import { PASSWORD_MAX } from '#/domain/person.ts'

const CODE_MAX = 40

/** Of the app, or of those for recovery. */
export const code = z
  .string('Digite o código.')
  .trim()
  .min(1, 'Digite o código.')
  .max(CODE_MAX, 'Código inválido.')
const password = z
  .string('Senha inválida')
  .min(1, 'Senha inválida')
  .max(PASSWORD_MAX, 'Senha inválida')

/** What `GET /v1/login/second-factor` answers. */
export const secondFactor = z.object({
  /** ISO 8601; '' while it is off. */
  ativadaEm: z.string(),
  codigosRestantes: z.number().int(),
  /** Whether the person, as an Admin, needs it here. */
  exigida: z.boolean(),
})
export type SecondFactor = z.infer<typeof secondFactor>

/** What begins a set-up. */
export const setUp = z.object({
  /** In base 32, for who types it into the app. */
  segredo: z.string(),
  /** For who reads it by a QR code. */
  endereco: z.string(),
  /** Sent back with the first code. */
  pedido: z.string(),
})
export type SetUp = z.infer<typeof setUp>

/** Body of `POST /v1/login/second-factor`. */
export const turningOn = z.object({ pedido: z.string().min(1).max(1000), codigo: code })

export const recoveryCodes = z.object({ codigos: z.array(z.string()) })

/** Body of what weakens a second factor. */
export const bothProofs = z.object({ password, codigo: code })
export type BothProofs = z.infer<typeof bothProofs>

/** Body of `POST /v1/login/confirmation`: one of them. */
export const proof = z
  .object({ password: password.optional(), codigo: code.optional() })
  .refine(({ password, codigo }) => (password === undefined) !== (codigo === undefined), {
    path: ['password'],
    message: 'Digite a senha ou um código.',
  })
export type Proof = z.infer<typeof proof>

/** By what a person can confirm who they are. */
export const waysToConfirm = z.object({ senha: z.boolean(), codigo: z.boolean() })
export type WaysToConfirm = z.infer<typeof waysToConfirm>
