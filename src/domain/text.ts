/** Cuts a text to `max` characters and marks the cut with '...'; whole characters, also of emoji. */
export function truncate(text: string, max: number): string {
  const characters = Array.from(text)
  if (characters.length <= max) return text
  return `${characters.slice(0, max).join('').trimEnd()}...`
}

const SMALL_WORDS = new Set([
  'a',
  'as',
  'com',
  'da',
  'das',
  'de',
  'do',
  'dos',
  'e',
  'em',
  'o',
  'os',
  'para',
])

/** Capitalises each word of a name written all in capitals or all small: 'ACME DO BRASIL' → 'Acme do Brasil'. */
export function capitaliseWords(name: string): string {
  return name
    .toLocaleLowerCase('pt-BR')
    .split(/\s+/)
    .map((word, index) =>
      index > 0 && SMALL_WORDS.has(word)
        ? word
        : word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1),
    )
    .join(' ')
}
