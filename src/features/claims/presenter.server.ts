import { webAddress } from '#/domain/web-address.ts'
import type { QueueRow } from './desk/repository.server.ts'
import type { QueuedRequest } from './schema.ts'

/** What an Admin compares: the mailbox with what is known of the company, and who asks. */
export const presentQueued = ({ vendor, user, ...request }: QueueRow): QueuedRequest => ({
  _id: request.id,
  status: request.status,
  email: request.email,
  reason: request.reason ?? '',
  createdAt: request.createdAt.toISOString(),
  decidedAt: request.decidedAt?.toISOString() ?? '',
  vendor: {
    _id: vendor.id,
    razaoSocial: vendor.razaoSocial,
    nomeFantasia: vendor.nomeFantasia ?? '',
    cnpj: vendor.cnpj,
    site: webAddress(vendor.site),
    email: vendor.email ?? '',
    isAssociated: vendor.isAssociated,
  },
  user: {
    _id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
  },
})
