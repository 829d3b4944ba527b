import { z } from 'zod'
import { recordId } from '#/platform/wire.ts'
import { login } from '../schema.ts'

/** A browser that is in an account, or may get into it without its password. */
export const openAccess = z.object({
  _id: recordId,
  /** As 'Chrome no Windows'. */
  aparelho: z.string(),
  /** The beginning of the IP address of its latest use, as '189.4.x.x'; '' where none is known. */
  endereco: z.string(),
  /** ISO 8601. */
  ultimoUso: z.string(),
  desde: z.string(),
  /** Whether it is the browser that asks. */
  atual: z.boolean(),
  /** Whether it is logged in now. */
  aberta: z.boolean(),
  /** Whether it may log in without the password. */
  lembrado: z.boolean(),
})
export type OpenAccess = z.infer<typeof openAccess>

/** Body of `POST /v1/login/forget`. */
export const forgetDevice = login.pick({ user: true })
