import { PASSWORD_MIN } from '#/domain/person.ts'
import { AppError } from '#/platform/server/errors.server.ts'

/** Words of the site, of its demonstration and of every list, that digits alone do not make a password. */
const WORDS = ['praca', 'senha', 'mudar', 'trocar', 'password', 'admin']
/** A name of two letters is in many good passwords. */
const NAME_MIN = 3

/** Who chooses it: what anybody knows of them is no password. */
interface Chooser {
  email: string
  username: string
}

/** About 49,000 that are tried first, in lower case; in memory once somebody chooses a password. */
let common: Promise<Set<string>> | undefined

async function readCommon() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'] as string[])
}

/**
 * Refuses a new password that others would guess at once. Those in use go on.
 * @throws AppError 400 by the field of the password
 */
export async function refuseCommonPassword(password: string, chooser: Chooser) {
  common ??= readCommon()
  const refused =
    isMonotonous(password) || isOwn(password, chooser)
      ? 'Essa senha é fácil de adivinhar. Escolha outra, sem repetições, sequências, o seu e-mail ou o nome do site.'
      : (await common).has(password.trim().toLowerCase()) &&
        'Essa senha é uma das mais usadas e fácil de adivinhar. Escolha outra.'
  if (refused) throw new AppError(400, refused, { password: refused })
}

/** One thing again and again, two characters at most, or the next one each time. */
function isMonotonous(password: string): boolean {
  const characters = [...password.trim()]
  const steps = characters.slice(1).map((c, i) => codeOf(c) - codeOf(characters[i] ?? ''))
  const isSequence = [1, -1].some((step) => steps.every((taken) => taken === step))
  return new Set(characters).size <= 2 || isSequence || /^(.{1,3})\1+.?$/su.test(password)
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0

/** A name of the person or of the site, with or without a few digits. */
function isOwn(password: string, { email, username }: Chooser): boolean {
  const told = letters(password)
  const names = [email, email.split('@')[0] ?? '', username].map(letters)
  return [...names, ...WORDS].some((name) => {
    if (name.length < NAME_MIN || !told.includes(name)) return false
    const rest = told.replaceAll(name, '')
    return rest.length < PASSWORD_MIN && /^\d*$/.test(rest)
  })
}

const letters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
