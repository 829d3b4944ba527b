import type { Rounds } from './rounds.ts'

/** One thing measured. */
export interface Line {
  what: string
  /** Of this tree against the other; a score where it is one. Missing where it would not be true. */
  ratio?: number | undefined
  /** What the ratio must be, as `['<=', 0.4]`. */
  must?: Must
  /** What both sides did, as it was on this machine. */
  seen: string
  rounds?: Pick<Rounds<unknown>, 'foreign' | 'isClean'>
}

export type Must = ['<=' | '>=', number]

function verdict({ ratio, must, rounds }: Line): string {
  if (!must) return ''
  if (ratio === undefined) return 'not said'
  if (rounds && !rounds.isClean) return 'unclean'
  return (must[0] === '<=' ? ratio <= must[1] : ratio >= must[1]) ? 'met' : 'MISSED'
}

const others = ({ rounds }: Line) => (rounds ? `${Math.round(rounds.foreign * 100)} %` : '')

/** Prints the lines in columns; the README says what they mean. */
export function printTable(lines: Line[]): void {
  const rows = [
    ['', 'ratio', 'must', '', 'others', 'seen here'],
    ...lines.map((line) => [
      line.what,
      line.ratio?.toFixed(2) ?? '-',
      line.must?.join(' ') ?? '',
      verdict(line),
      others(line),
      line.seen,
    ]),
  ]
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}
