import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import * as repository from './repository.server.ts'
import {
  type ClaimEvent,
  type ClaimStatus,
  isClosed,
  nextStatus,
  type StatusAfter,
} from './status.ts'

/** Why something cannot happen to a request now. */
export const STANDS_AT: Record<ClaimStatus, string> = {
  awaiting_email: 'O e-mail deste pedido ainda não foi confirmado.',
  awaiting_admin: 'Seu pedido para esta página já espera a conferência da nossa equipe.',
  granted: 'Este pedido já foi aceito.',
  refused: 'Este pedido já foi recusado.',
  expired: 'Este pedido venceu sem que o e-mail fosse confirmado.',
}

/**
 * Lets something happen to a request.
 * @param tx the transaction in which the request was locked
 * @returns its status from now on
 * @throws AppError 409 when that cannot happen to it (any more)
 */
export async function move<Event extends ClaimEvent>(
  tx: Database,
  request: repository.RequestRow,
  event: Event,
  reason?: string,
): Promise<StatusAfter<Event>> {
  const status = nextStatus(request.status, event)
  if (!status) throw new AppError(409, STANDS_AT[request.status])
  await repository.updateRequest(tx, request.id, {
    status,
    reason,
    ...(isClosed(status) && { decidedAt: new Date() }),
  })
  return status
}
