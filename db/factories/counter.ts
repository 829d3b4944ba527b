let last = 0

/** A number never given before in this process, so that unique keys made with it never clash. */
export const next = () => ++last

/** @throws Error when the insert gave no row back, which PostgreSQL never does */
export function only<Row>(rows: Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('The insert returned no row.')
  return row
}
