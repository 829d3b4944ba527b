import { randomInt } from 'node:crypto'
import { hashPassword } from '../passwords.server.ts'

const COUNT = 10
const LENGTH = 10
/** Crockford's base 32: nothing in it is taken for something else. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ten new codes, as they are shown once and as they are kept: hashed as passwords are. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const plain = Array.from({ length: COUNT }, () =>
    Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join(''),
  )
  const hashes: string[] = []
  for (const code of plain) hashes.push(await hashPassword(code))
  return { codes: plain.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), hashes }
}

/** A code as it was hashed, however it was copied: 'abcde 1o234' is 'ABCDE10234'. */
export const normaliseRecoveryCode = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
