import { z } from 'zod'
import { EMAIL_MAX } from '#/domain/person.ts'
import { oneLine } from '#/platform/text-fields.ts'
import { recordId } from '#/platform/wire.ts'
import { ADDED_MAX, NAME_SEARCH_MIN } from './limits.ts'

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
    z
      .string()
      .min(NAME_SEARCH_MIN, `Escreva ao menos ${NAME_SEARCH_MIN} letras.`)
      .max(EMAIL_MAX, 'Busca longa demais.'),
  ),
})

/** Body of `POST /v1/vendor/{id}/administradores`. */
export const additions = z.object({
  usuarios: z
    .array(recordId)
    .min(1, 'Escolha ao menos uma pessoa.')
    .max(ADDED_MAX, `Adicione até ${ADDED_MAX} pessoas por vez.`),
})

export const administratorPath = z.object({ id: recordId, userId: recordId })

/** Body of `PUT /v1/vendor/{id}/administradores/{userId}`. */
export const activity = z.object({ ativo: z.boolean('Valor inválido.') })
