/** Rows from which on a field that none of them has was taken away or renamed: fewer may truly lack it. */
const LACKING_FROM = 3
/** The same of a field that is there, and empty in all: of some kinds of contract or sanction nobody says the end. */
const EMPTY_FROM = 20

/** How a row has a field. */
export interface Had {
  /** It is among the row's fields; of a table with a head it always is. */
  isThere?: boolean
  /** Something is in it. */
  isWritten: boolean
  /** As it is understood. */
  isRead: boolean
}

/** Whether rows of a source have their fields as it always wrote them, as far as so many rows tell. */
export class SourceFields<Field extends string> {
  private rows = 0
  private readonly seen = new Map<Field, { there: number; written: number; read: number }>()

  /** @param hadOf how a row has each field; of all rows the same ones */
  add(fields: readonly Field[], hadOf: (field: Field) => Had): void {
    this.rows++
    for (const field of fields) {
      const seen = this.seen.get(field) ?? { there: 0, written: 0, read: 0 }
      this.seen.set(field, seen)
      const { isThere = true, isWritten, isRead } = hadOf(field)
      if (isThere) seen.there++
      if (isWritten) seen.written++
      if (isRead) seen.read++
    }
  }

  /** A field that is gone from all rows, written in another way, or empty in many, and which of these; null for none. */
  problem(
    optional: ReadonlySet<Field> = new Set(),
  ): [Field, 'missing' | 'strange' | 'empty'] | null {
    for (const [field, { there, written, read }] of this.seen) {
      if (read > 0) continue
      if (there === 0 && this.rows >= (optional.has(field) ? LACKING_FROM : 1))
        return [field, 'missing']
      if (written >= LACKING_FROM) return [field, 'strange']
      if (there > 0 && this.rows >= EMPTY_FROM) return [field, 'empty']
    }
    return null
  }
}
