import { and, eq, isNull } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from './columns.ts'

export const userRole = pgEnum('user_role', ['user', 'admin'])

/** A person with an account. Wire names: `plataformName` is username, `type` is role. */
export const users = pgTable(
  'users',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower-cased before it is stored. */
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Lower-cased and trimmed before it is stored. */
    username: text('username').notNull(),
    phoneNumber: text('phone_number'),
    company: text('company'),
    position: text('position'),
    about: text('about'),
    /** Key of the photo in file storage. */
    photoKey: text('photo_key'),
    role: userRole('role').notNull().default('user'),
    termsVersion: text('terms_version'),
    termsAcceptedAt: moment('terms_accepted_at'),
    /** When the person asked for the account's removal; it is carried out some days later. */
    deletionRequestedAt: moment('deletion_requested_at'),
    /** Whether the texts of the person's reviews stay, without a name, after the removal. */
    keepsComments: boolean('keeps_comments').notNull().default(false),
    /** Since when an Admin keeps the person out; null for everybody else. */
    blockedAt: moment('blocked_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(t.email),
    uniqueIndex('users_username_key').on(t.username),
  ],
)

/** Who can act: not those who are kept out, nor those who asked to leave. */
export const isPresent = and(
  isNull(users.blockedAt),
  isNull(users.deletionRequestedAt),
  eq(users.emailVerified, true),
)

/** A way to prove who one is: a password of ours or an identity at a provider. */
export const credentials = pgTable(
  'credentials',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `credential` for a password, else the provider's name. */
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    /** argon2id hash, only for `credential`. */
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('credentials_provider_account_key').on(t.providerId, t.accountId),
    index('credentials_user_idx').on(t.userId),
  ],
)

/**
 * A browser in which a person has logged in. Its secret is in a cookie that no script reads, and only
 * its hash is here; so is that of the credential with which a remembered browser logs in.
 */
export const devices = pgTable(
  'devices',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull(),
    /** Null where the login is not remembered. */
    credentialHash: text('credential_hash'),
    /** Until when the credential is good. */
    rememberedUntil: moment('remembered_until'),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** The latest login. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('devices_secret_hash_key').on(t.secretHash),
    index('devices_user_idx').on(t.userId),
    index('devices_expires_idx').on(t.expiresAt),
  ],
)

/** A logged-in browser. Only a hash of the token is kept, so the table is useless to a reader. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser, where it is known. */
    deviceId: uuid('device_id').references(() => devices.id, { onDelete: 'set null' }),
    expiresAt: moment('expires_at').notNull(),
    /** Of the latest use, as is the moment: written at most once in some minutes. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /**
     * When the person last proved in it who they are, by password or code; null where a provider or
     * a remembered browser opened it.
     */
    confirmedAt: moment('confirmed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('sessions_token_hash_key').on(t.tokenHash),
    index('sessions_user_idx').on(t.userId),
    index('sessions_device_idx').on(t.deviceId),
    index('sessions_expires_idx').on(t.expiresAt),
  ],
)

/** The app that makes a person's codes (TOTP, RFC 6238), since it was turned on. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Shared with the app; sealed, see `sealing.server.ts`. */
  secret: text('secret').notNull(),
  /** Number of the latest period of 30 s whose code was used: no code is good twice. */
  lastStep: integer('last_step').notNull(),
  createdAt: createdAt(),
})

/** Codes for who has lost the app, each good once: a used one is gone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    /** argon2id hash. */
    hash: text('hash').notNull(),
  },
  (t) => [index('recovery_codes_user_idx').on(t.userId)],
)

/**
 * A wish for an account whose mailbox is not proven. It holds its username for a while, and nothing
 * else: several may wait for one address, each with the link of its own mail, and one may also wait
 * for an address that has an account, which only its owner learns.
 */
export const pendingSignUps = pgTable(
  'pending_sign_ups',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    username: text('username').notNull(),
    /** argon2id hash of the password typed with it. */
    password: text('password').notNull(),
    termsVersion: text('terms_version').notNull(),
    /** Null until the secret is made, which is when the mail that carries it is sent. */
    tokenHash: text('token_hash'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('pending_sign_ups_username_key').on(t.username),
    uniqueIndex('pending_sign_ups_token_hash_key').on(t.tokenHash),
    index('pending_sign_ups_email_idx').on(t.email),
    index('pending_sign_ups_expires_idx').on(t.expiresAt),
  ],
)

export const verificationPurpose = pgEnum('verification_purpose', ['password_reset', 'data_export'])

/** A secret that proves something once: a mailbox, a wish to download. Only its hash is kept. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    purpose: verificationPurpose('purpose').notNull(),
    tokenHash: text('token_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('verifications_token_hash_key').on(t.tokenHash),
    index('verifications_user_idx').on(t.userId, t.purpose),
    index('verifications_expires_idx').on(t.expiresAt),
  ],
)

/** Attempts counted per account and per address, shared by every process. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: moment('expire'),
  },
  (t) => [index('rate_limits_expire_idx').on(t.expire)],
)
