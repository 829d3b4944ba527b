/** Words in a row that make one part. */
const WORDS = 3

const hashOf = (text: string) => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

/**
 * The parts of a text, three words each, as numbers of 32 bits (FNV-1a): two texts that were written apart share next
 * to none, however common their letters. Accents, points and capitals make no difference.
 */
export function shinglesOf(text: string): number[] {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const parts = words.slice(WORDS - 1).map((_, at) => words.slice(at, at + WORDS).join(' '))
  return [...new Set(parts.map(hashOf))]
}
