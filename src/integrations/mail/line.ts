import { unaddressed } from './unaddressed.ts'

/** Longest name in a letter, in characters; a longer one is cut. */
export const NAME_IN_LETTER_MAX = 80

/**
 * A text of a letter. Only `line` and `quote` make one: a letter with what somebody wrote, as they
 * wrote it, is a type error.
 */
export class Line {
  readonly #text: string

  private constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }

  /**
   * Our words around what others wrote: line`Olá, ${firstName}!`. Each string between ours is taken
   * for a name of a person or company: one line of at most 80 characters, without addresses.
   */
  static ofOurs(ours: TemplateStringsArray, ...theirs: (string | number | Line)[]): Line {
    const safe = theirs.map((part) =>
      String(typeof part === 'string' ? unaddressed(part, NAME_IN_LETTER_MAX) : part),
    )
    // What ends with a dot, or where it was cut, ends its sentence by itself.
    const between = ours.map((text, index) =>
      /[.…]$/.test(safe[index - 1] ?? '') ? text.replace(/^\./, '') : text,
    )
    return new Line(String.raw({ raw: between }, ...safe))
  }

  /** A text of others that is longer than a name, as an Admin's reason. @param max characters */
  static ofOthers(text: string, max: number): Line {
    return new Line(unaddressed(text, max))
  }
}

export const { ofOurs: line, ofOthers: quote } = Line
