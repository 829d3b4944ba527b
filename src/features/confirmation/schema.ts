import { z } from 'zod'
import { emailAddress } from '#/platform/text-fields.ts'
import { recordId } from '#/platform/wire.ts'
import { CONFIRMATION_STATES } from './state.ts'

const BAD_EMAIL = 'Insira um email válido.'

/** Body of `POST /v1/vendor/{id}/confirmacao`. */
export const confirmationRequest = z.object({ email: emailAddress(BAD_EMAIL, BAD_EMAIL) })

/** Answer of `GET /v1/vendor/{id}/confirmacao`: how far a page is from being confirmed. */
export const confirmationWire = z.object({
  situacao: z.enum(CONFIRMATION_STATES),
  /** The mailbox that the last link went to; else that of the page. */
  email: z.string(),
  /** Until when the page is seen unconfirmed; '' where nothing presses. */
  prazo: z.string(),
  /** Why an Admin did not confirm it; '' where none did so. */
  motivo: z.string(),
})
export type ConfirmationWire = z.infer<typeof confirmationWire>

/** Body of `POST /v1/vendor/confirmacao`: the secret of the link. */
export const confirmationLink = z.object({ token: z.string('Token inválido!').min(1).max(100) })

/** Answer to it. */
export const confirmationOutcome = z.object({
  status: z.enum(['confirmed', 'awaiting_admin']),
  vendorId: recordId,
  razaoSocial: z.string(),
  /** Whether readers see the page now. */
  visivel: z.boolean(),
})
export type ConfirmationOutcome = z.infer<typeof confirmationOutcome>
