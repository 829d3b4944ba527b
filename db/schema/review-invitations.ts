import { isNotNull, sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { offers } from './catalogue.ts'
import { createdAt, id, moment } from './columns.ts'
import { vendors } from './vendors.ts'

/** `link`: an address that the supplier passes on itself, also as a QR code. `list`: letters that we write. */
export const invitationWay = pgEnum('invitation_way', ['link', 'list'])

/** A supplier asks its customers to review something that it sells (decision 80). Wire: `convites`. */
export const reviewInvitations = pgTable(
  'review_invitations',
  {
    id: id(),
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** Who began it; null once the account was removed. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    way: invitationWay('way').notNull(),
    /** Of the address that it leads to. It opens nothing: whoever has it gets the label, and no more. */
    token: text('token').notNull(),
    /** What the supplier declared of these people, word for word. */
    declaration: text('declaration').notNull(),
    /** Addresses on the list, each once; null of a link. */
    listed: integer('listed'),
    /** How many of them were drawn, or all. */
    drawn: integer('drawn'),
    endsAt: moment('ends_at').notNull(),
    stoppedAt: moment('stopped_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('review_invitations_token_key').on(t.token),
    index('review_invitations_vendor_idx').on(t.vendorId, t.createdAt, t.id),
    index('review_invitations_offer_idx').on(t.offerId),
    index('review_invitations_user_idx').on(t.userId),
    index('review_invitations_created_idx').on(t.createdAt),
    check(
      'review_invitations_list_check',
      sql`(${t.way} = 'list') = (${t.listed} IS NOT NULL) AND (${t.way} = 'list') = (${t.drawn} IS NOT NULL)`,
    ),
  ],
)

/** `skipped`: no letter was written, as they want none or had enough of them. No supplier learns which. */
export const invitedState = pgEnum('invited_state', ['waiting', 'sent', 'skipped'])

/** An address of a list to which a letter is written. */
export const invitedAddresses = pgTable(
  'invited_addresses',
  {
    id: id(),
    invitationId: uuid('invitation_id')
      .notNull()
      .references(() => reviewInvitations.id, { onDelete: 'cascade' }),
    /** Gone after the reminder, and at the latest after some weeks. */
    email: text('email'),
    /** Of the mailbox, by a key that is not in the database. */
    mailboxHash: text('mailbox_hash').notNull(),
    state: invitedState('state').notNull().default('waiting'),
    sentAt: moment('sent_at'),
    remindedAt: moment('reminded_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('invited_addresses_key').on(t.invitationId, t.mailboxHash),
    index('invited_addresses_mailbox_idx').on(t.mailboxHash, t.sentAt),
    index('invited_addresses_kept_idx').on(t.createdAt).where(isNotNull(t.email)),
  ],
)

/** A mailbox that was invited, or wants no invitation from anybody: its row is locked while one is decided about. */
export const invitedMailboxes = pgTable('invited_mailboxes', {
  hash: text('hash').primaryKey(),
  /** Since when it wants none; it stays for good. */
  refusedAt: moment('refused_at'),
})
