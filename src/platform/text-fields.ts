import { z } from 'zod'
import {
  EMAIL_MAX,
  NAME_MAX,
  NAME_MIN,
  normaliseEmail,
  normaliseUsername,
  PASSWORD_MAX,
  PASSWORD_MIN,
  USERNAME_MAX,
  USERNAME_MIN,
  USERNAME_PATTERN,
} from '#/domain/person.ts'
import { withoutUnseen } from '#/domain/text.ts'

/**
 * What has no place in a text that others read, beside what is not seen: control characters (PostgreSQL cannot even
 * hold NUL), halves of characters, and what is no character (XML is broken by one, as a feed is).
 */
const NO_TEXT = /(?!\s)\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu

const readable = (text: string) => withoutUnseen(text).replace(NO_TEXT, '')

/** One line of text: trimmed, inner blanks folded, without control characters. */
export const oneLine = (message: string) =>
  z.string(message).transform((text) => readable(text).replace(/\s+/g, ' ').trim())

/** Text of several lines, without control characters but for the ends of lines; one empty line at a time. */
export const textBlock = (message: string) =>
  z.string(message).transform((text) =>
    readable(text)
      .replace(/\r\n?/g, '\n')
      .replace(/[\t\v\f]/g, ' ')
      .replace(/\n\s*\n/g, '\n\n')
      .trim(),
  )

/** @param missing said when it is empty, as 'Primeiro nome é obrigatório' */
const personName = (missing: string) =>
  oneLine(missing).pipe(
    z
      .string()
      .min(1, missing)
      .regex(/[\p{L}\p{N}]/u, missing)
      .min(NAME_MIN, `Use ao menos ${NAME_MIN} letras.`)
      .max(NAME_MAX, `Use até ${NAME_MAX} letras.`),
  )

export const firstName = personName('Primeiro nome é obrigatório')
export const lastName = personName('Sobrenome é obrigatório')

/** Wire name of the username, shown as Login. */
export const plataformName = z
  .string('Nome de usuário é obrigatório')
  .transform(normaliseUsername)
  .pipe(
    z
      .string()
      .min(1, 'Nome de usuário é obrigatório')
      .min(USERNAME_MIN, `Use ao menos ${USERNAME_MIN} letras.`)
      .max(USERNAME_MAX, `Use até ${USERNAME_MAX} letras.`)
      .regex(
        USERNAME_PATTERN,
        'Use letras sem acento, números, ponto, hífen ou sublinhado, sem espaços.',
      ),
  )

/** @param missing said when it is empty @param invalid said when it is no address */
export const emailAddress = (missing: string, invalid: string) =>
  z
    .string(missing)
    .transform(normaliseEmail)
    .pipe(z.string().min(1, missing).max(EMAIL_MAX, invalid).pipe(z.email(invalid)))

/** @param short said when it is shorter than the least length */
export const newPassword = (short: string) =>
  z.string(short).min(PASSWORD_MIN, short).max(PASSWORD_MAX, `Use até ${PASSWORD_MAX} caracteres.`)
