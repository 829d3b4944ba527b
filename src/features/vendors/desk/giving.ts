import type { z } from 'zod'
import { refusal } from '#/platform/refusal.ts'
import { emailAddress } from '#/platform/text-fields.ts'

const BAD_EMAIL = 'Insira um e-mail válido.'

/** Body of `POST /v1/admin/suppliers/{id}/give`: to whose account a page goes, and why. */
export const pageGiving = refusal.extend({ email: emailAddress(BAD_EMAIL, BAD_EMAIL) })
export type PageGiving = z.infer<typeof pageGiving>
