/** What is known of a review and of what was there before it; signals are read from this alone. */
export interface Facts {
  rating: number
  /** All that it says in words. */
  text: string
  /** Names of what it is of, which say nothing specific. */
  names: string[]
  /** Days from the beginning of the account to the review. */
  accountDays: number
  /** The most similar text that somebody else wrote before, from 0 to 1, and how many similar ones the page has. */
  copied: { similarity: number; targetName: string; isSameTarget: boolean; here: number } | null
  /** Of the same target, by other accounts of the author's mailbox, before. */
  ofSameMailbox: number
  /** Of the same target, by others from the same network: how many, and how many of them give as extreme a rating. */
  network: { others: number; sameSide: number; sameBrowser: number }
  /** Whose network it is as well: of who administers what is reviewed, or something that competes with it. */
  networkOf: 'own' | 'rival' | null
  /** Who wrote it, or somebody in the same network, was refused something by its supplier shortly before. */
  isAfterRefusal: boolean
  /** Others who reviewed the same things within the same days and with the same stars, before. */
  group: { people: number; targets: number }
  /** What its target got in the week up to it, and in the half year before that. */
  week: { count: number; sameSide: number }
  history: { count: number; mean: number }
}

/** A thing that a signal found, with its reason as a moderator reads it. */
export interface Finding {
  /** From 0 to 1: how much of what is needed to make a review wait. */
  strength: number
  reason: string
}

/** On which side of an opinion a rating stands; null in the middle. */
export const sideOf = (rating: number): 'praise' | 'blame' | null =>
  rating === 5 ? 'praise' : rating <= 2 ? 'blame' : null
