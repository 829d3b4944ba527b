import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from './env.server.ts'
import { newSecret } from './secrets.server.ts'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

const keys = new WeakMap<Env, Promise<Buffer>>()

/** Of the configuration, or kept beside the files: never where what it seals is. */
function keyOf(env: Env): Promise<Buffer> {
  const known = keys.get(env)
  if (known) return known
  const key = readKey(env)
  // What failed is tried again by the next call.
  key.catch(() => keys.delete(env))
  keys.set(env, key)
  return key
}

async function readKey(env: Env): Promise<Buffer> {
  const secret = env.SECRETS_KEY ?? (await keptSecret(env.DATA_DIR))
  return Buffer.from(hkdfSync('sha256', secret, '', 'praca sealing', KEY_BYTES))
}

/** Made once for the folder, by whichever process is the first, and whole from the beginning. */
async function keptSecret(folder: string): Promise<string> {
  const file = path.join(folder, 'secrets.key')
  await mkdir(folder, { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, newSecret(), { mode: 0o600 })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return readFile(file, 'utf8')
}

/**
 * Encrypts what has to be read again, so that the database alone gives nobody anything (AES-256-GCM).
 * @param about what it belongs to: it opens for nothing else
 */
export async function seal(env: Env, text: string, about: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', await keyOf(env), nonce)
  cipher.setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/**
 * Marks a text so that nobody else can name it for a purpose (HMAC-SHA256).
 * @param about what it is for, and under what: a mark is good for nothing else
 */
export async function markOf(env: Env, text: string, about: string): Promise<Buffer> {
  const key = Buffer.from(hkdfSync('sha256', await keyOf(env), '', `mark ${about}`, KEY_BYTES))
  return createHmac('sha256', key).update(text).digest()
}

/** What a private key of Ed25519 begins with in PKCS #8 (RFC 8410); its 32 bytes follow. */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * What the site signs with where everybody may verify it (Ed25519), the same in every process.
 * @param about what it signs: a signature is good for nothing else
 */
export async function signingKey(env: Env, about: string): Promise<KeyObject> {
  const seed = hkdfSync('sha256', await keyOf(env), '', `sign ${about}`, KEY_BYTES)
  const key = Buffer.concat([ED25519, Buffer.from(seed)])
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
}

/** @returns null for what was not sealed so: with this key, for this purpose, and whole */
export async function unseal(env: Env, sealed: string, about: string): Promise<string | null> {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(env), bytes.subarray(0, NONCE_BYTES))
  decipher.setAAD(Buffer.from(about))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
