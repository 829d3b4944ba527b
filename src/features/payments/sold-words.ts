/** What the screens of payments say of what is paid for, in Portuguese. */
export interface SoldWords {
  /** 'A publicidade está salva', before a colon. */
  kept: string
  /** What it does once it is paid: 'a publicidade segue sozinha', at the end of a sentence. */
  goesOn: string
  /** Sentences about what happens to it, now that it is paid. */
  paid: string
  /**
   * Where its owner goes on.
   * @param fields those of the payment's state, '' for who may not know
   * @param again whether it is to be paid again
   */
  wayOn(fields: Record<string, string>, again?: boolean): { to: string; label: string }
}

/** The words of a kind of things that are sold; of any where the kind is ''. */
export type WordsOf = (kind: string) => SoldWords
