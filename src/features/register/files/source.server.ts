import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { SourceError } from '#/platform/server/source-error.server.ts'
import { FILES, type FileName, PARTS } from './layout.ts'

/** A month of the register that cannot be read as it is; its message is for whoever runs the import. */
export class IncompleteMonth extends SourceError {}

/** Archives of a month, by kind, in the order of their numbers. */
export type Archives = Record<FileName, string[]>

/** Without these there is nothing to read; the others say more. */
const NEEDED: FileName[] = ['establishments', 'companies', 'cities']

/** Those that are published in parts. */
const IN_PARTS = ['establishments', 'companies'] as const

/**
 * The archives of a month in a folder, as they are published: `Estabelecimentos0.zip` up to 9 and so on. A sample, of
 * no more than half of the parts, is read as it is; a set between the two is a month of which some did not come.
 * @param isMeant also such a set
 * @throws IncompleteMonth where a kind, one among its numbers, or the last of them is missing
 */
export async function archivesIn(folder: string, isMeant = false): Promise<Archives> {
  const names = await readdir(folder).catch(() => {
    throw new IncompleteMonth(`Não foi possível abrir a pasta ${folder}.`)
  })
  const archives = Object.fromEntries(
    (Object.keys(FILES) as FileName[]).map((kind) => [kind, archivesOf(kind, names)]),
  ) as Archives
  for (const kind of NEEDED)
    if (archives[kind].length === 0)
      throw new IncompleteMonth(`Falta ${FILES[kind].name}0.zip, ou ${FILES[kind].name}.zip.`)
  const isWhole = IN_PARTS.every((kind) => archives[kind].length === PARTS)
  const isSample = IN_PARTS.every((kind) => archives[kind].length <= PARTS / 2)
  if (!isWhole && !isSample && !isMeant)
    throw new IncompleteMonth(
      `Há ${partsOf(archives)}; um mês tem ${PARTS} de cada. Nada foi alterado. Baixe o que falta.`,
      true,
    )
  for (const kind of Object.keys(archives) as FileName[])
    archives[kind] = archives[kind].map((name) => path.join(folder, name))
  return archives
}

/** How many parts there are, in words. */
const partsOf = (archives: Archives) =>
  IN_PARTS.map((kind) => `${archives[kind].length} de ${FILES[kind].name}`).join(' e ')

/** Of a set that is no whole month, how many parts it has, in words; '' for a whole one. */
export const partsOfSample = (archives: Archives) =>
  IN_PARTS.every((kind) => archives[kind].length === PARTS)
    ? ''
    : `${partsOf(archives)}, e um mês inteiro tem ${PARTS} de cada`

function archivesOf(kind: FileName, names: string[]): string[] {
  const shape = new RegExp(`^${FILES[kind].name}(\\d*)\\.zip$`, 'i')
  const numbered = names.flatMap((name) => {
    const number = shape.exec(name)?.[1]
    return number === undefined ? [] : [{ name, number: Number(number) }]
  })
  numbered.sort((a, b) => a.number - b.number)
  numbered.forEach(({ number }, index) => {
    if (number < index) throw new IncompleteMonth(`Há dois ${FILES[kind].name}${number}.zip.`)
    if (number > index) throw new IncompleteMonth(`Falta ${FILES[kind].name}${index}.zip.`)
  })
  return numbered.map(({ name }) => name)
}

/** Sizes of all archives, in bytes: what the work still to do is told by. */
export async function sizesOf(paths: string[]): Promise<number[]> {
  return (await Promise.all(paths.map((file) => stat(file)))).map(({ size }) => size)
}

/** What packs files without a clock says 1980: no archive was published before this year. */
const FIRST_YEAR = 2018
/** In the names of the files inside, 'D51213' is 13 December 2025. */
const MADE = /\.D(\d)(\d{2})\d{2}(?:\.|$)/

/** The month in which a file inside says that it was made: 'D51213' is '512'; '' where its name says none. */
export const monthMade = (name: string) => MADE.exec(name)?.slice(1).join('') ?? ''

/**
 * Whether files were made before a month began, by the month that their names say: they tell of an earlier one then. Of
 * the year only the last digit is told, so that it is the nearer one that is meant.
 * @param made of `monthMade`
 * @param month its first day, 'YYYY-MM-01'
 */
export function isMadeBefore(made: string, month: string): boolean {
  const years = (Number(month[3]) - Number(made[0]) + 10) % 10
  return years === 0 ? made.slice(1) < month.slice(5, 7) : years <= 5
}

/**
 * The month of which the register tells: from the folder's name, else from the name or the date of a file inside.
 * @returns its first day, 'YYYY-MM-01'
 */
export function monthOf(folder: string, inside: { name: string; made: Date }): string {
  const named = /(20\d{2})-(0[1-9]|1[0-2])$/.exec(path.resolve(folder))
  if (named) return `${named[1]}-${named[2]}-01`
  const [, digit, month] = MADE.exec(inside.name) ?? []
  if (digit && month) {
    // Of the year only the last digit is told: the latest such year by when the archive was made, or the next.
    const made = inside.made.getUTCFullYear()
    const latest = (made < FIRST_YEAR ? new Date().getUTCFullYear() : made) + 1
    return `${latest - ((latest - Number(digit) + 10) % 10)}-${month}-01`
  }
  return `${inside.made.toISOString().slice(0, 7)}-01`
}
