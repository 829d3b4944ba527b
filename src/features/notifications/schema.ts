import { z } from 'zod'
import { pagedAnswer, pageLimit, pageNumber, recordId } from '#/platform/wire.ts'
import { NOTIFICATIONS_PAGE_SIZE } from './limits.ts'

const notificationWire = z.object({
  _id: recordId,
  assunto: z.enum([
    'review',
    'access',
    'moderation',
    'administrator',
    'advertisement',
    'testimony',
    'readiness',
    'quote',
    'register',
  ]),
  texto: z.string(),
  /** A path of this site. */
  link: z.string(),
  lida: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
})
export type NotificationWire = z.infer<typeof notificationWire>

export const notificationsAnswer = pagedAnswer(notificationWire).extend({
  /** Of all pages. */
  naoLidas: z.number().int(),
})
export type NotificationsAnswer = z.infer<typeof notificationsAnswer>

export const notificationsQuery = z.object({
  page: pageNumber.default(1),
  limit: pageLimit.default(NOTIFICATIONS_PAGE_SIZE),
})

/** Body of `POST /v1/vendor/{id}/notificacoes/lidas`. */
export const readUntil = z.object({
  /** `createdAt` of the newest one that was seen. */
  ate: z.iso
    .datetime('Data inválida.')
    .startsWith('2', 'Data inválida.')
    .transform((moment) => new Date(moment)),
})
