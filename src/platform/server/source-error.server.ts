/** Why what is published elsewhere was not read, or not brought in: its message is for who asked for that. */
export class SourceError extends Error {
  /** What was read looks torn or too old, and is whole otherwise: who knows better may bring it in all the same. */
  readonly isDoubtful: boolean

  constructor(message: string, isDoubtful = false) {
    super(message)
    this.isDoubtful = isDoubtful
  }
}
