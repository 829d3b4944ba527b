/** One thing measured. */
export interface Line {
  what: string
  measured: string
  /** Empty for what is only shown. */
  target: string
  met?: boolean
}

const verdict = ({ met }: Line) => (met === undefined ? '' : met ? 'met' : 'MISSED')

/** Prints the lines in columns, then again those that miss their targets. */
export function printTable(lines: Line[]): void {
  const rows = [
    ['', 'measured', 'target', ''],
    ...lines.map((line) => [line.what, line.measured, line.target, verdict(line)]),
  ]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  console.log()
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }
  const missed = lines.filter(({ met }) => met === false)
  console.log(missed.length === 0 ? '\nEvery target is met.' : '')
  for (const { what, measured, target } of missed) {
    console.log(`missed: ${what}: ${measured}, target ${target}`)
  }
}
