import type { z } from 'zod'
import type { Database } from './database/types.server.ts'
import type { Env } from './env.server.ts'
import type { Viewer } from './session.server.ts'

/** What somebody pays for, locked until the end of the transaction in which it was read. */
export interface SoldThing {
  /** As the audit trail names it. */
  name: string
  /** @throws AppError 409 where it is paid already, or cannot be paid now */
  requirePayable(): void
  /** Somebody began to pay for it. */
  begin(): Promise<unknown>
  /** It was paid. @returns false where it takes no payment: the money goes back then */
  pay(): Promise<boolean>
  /** Its payment went back to who paid. */
  refund(): Promise<unknown>
}

export interface Refund {
  /** As the audit trail names it. */
  name: string
  state: 'refundable' | 'refunded' | 'nothing'
}

/** A kind of things that are paid for, and what becomes of one that is. */
export interface Sale {
  /** As payments name it. */
  kind: string
  /** What its addresses in the API begin with: `/v1/publicidades/{id}/pagamento`. */
  path: string
  /** As the documentation names it: 'uma publicidade'. */
  one: string
  /** What one costs, in centavos of BRL. */
  priceCents(env: Env): number
  /** @throws AppError 404; 403 for who may not pay for it @returns its name on the payer's bill */
  requirePayer(db: Database, viewer: Viewer, id: string): Promise<{ title: string }>
  lock(tx: Database, id: string): Promise<SoldThing | undefined>
  /** 404 */
  missing(): Error
  /** How it stands before its payment goes back. @throws AppError 404 */
  readRefund(db: Database, id: string): Promise<Refund>
  /** The sentence where it has no payment that can go back. */
  nothingToRefund: string
  /** What a payment that does not come about leaves, as the beginning of a sentence. */
  kept: string
  /** Stands for the name of one that was deleted. */
  nameOfDeleted: string
  /** Fields by which the state of a payment says what it is for, each an id. */
  stateFields: Record<string, z.ZodType<string>>
  /** Their values; null where the viewer may not know. */
  readStateFields(
    db: Database,
    viewer: Viewer | null,
    id: string,
  ): Promise<Record<string, string> | null>
}
