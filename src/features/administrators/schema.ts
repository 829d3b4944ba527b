import { z } from 'zod'
import { EMAIL_MAX, USERNAME_PATTERN } from '#/domain/person.ts'
import { emailAddress, oneLine } from '#/platform/text-fields.ts'
import { recordId } from '#/platform/wire.ts'
import { INVITED_MAX } from './limits.ts'

/** Somebody as people who look for them may see them. */
export const personFound = z.object({
  _id: recordId,
  firstName: z.string(),
  lastName: z.string(),
  plataformName: z.string(),
  /** '' where there is none. */
  photo: z.string(),
})
export type PersonFound = z.infer<typeof personFound>

/** Somebody who administers a page, or did. */
export const administrator = personFound.extend({
  ativo: z.boolean(),
  /** Since when they administer the page, ISO 8601, UTC. */
  desde: z.string(),
  /** Since when they do not any more; '' while they do. */
  inativoDesde: z.string(),
})
export type Administrator = z.infer<typeof administrator>

export const peopleQuery = z.object({
  query: oneLine('Busca inválida.').pipe(
    z.string().min(1, 'Escreva o @usuário.').max(EMAIL_MAX, 'Busca longa demais.'),
  ),
})

export const BAD_INVITED = 'Escreva o @usuário ou um e-mail válido.'

/** Whom a page invites: an account, by its id or username, or an e-mail address. */
export type Invited = { id: string } | { username: string } | { email: string }

/** One of them, as somebody writes it. */
export const invited = oneLine(BAD_INVITED).transform((text, context): Invited => {
  const id = recordId.safeParse(text)
  if (id.success) return { id: id.data }
  const username = text.replace(/^@/, '').toLowerCase()
  if (!username.includes('@') && USERNAME_PATTERN.test(username)) return { username }
  const email = emailAddress(BAD_INVITED, BAD_INVITED).safeParse(text)
  if (email.success) return { email: email.data }
  context.addIssue({ code: 'custom', message: BAD_INVITED })
  return z.NEVER
})

/** Body of `POST /v1/vendor/{id}/administradores`: ids of accounts, usernames or e-mail addresses. */
export const invitations = z.object({
  usuarios: z
    .array(invited)
    .min(1, 'Escreva o @usuário ou o e-mail de ao menos uma pessoa.')
    .max(INVITED_MAX, `Convide até ${INVITED_MAX} pessoas por vez.`),
})

export const administratorPath = z.object({ id: recordId, userId: recordId })

/** Body of `PUT /v1/vendor/{id}/administradores/{userId}`. */
export const activity = z.object({ ativo: z.boolean('Valor inválido.') })
