import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** An unguessable secret of 43 characters that may stand in an address. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url')

/**
 * What is stored of a secret of ours. They are random and long, so a plain hash cannot be undone by
 * guessing; passwords, which people choose, go through argon2id instead.
 */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
