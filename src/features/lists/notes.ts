/**
 * Two notes of one product, as one: nothing of either is lost, and what is in the first already is not
 * said twice. Joined again, nothing changes.
 */
export function joinNotes(first: string, other: string): string {
  if (!other || first.includes(other)) return first
  return first ? `${first}\n${other}` : other
}
