/** How long a text is, as limits count it: by code points, so that an emoji is one and not two. */
export const characterCount = (text: string): number => Array.from(text).length

const LONG_HEADING = 60
/** Whether a heading takes several lines of its usual size: it is written smaller. */
export const isLongHeading = (text: string): boolean => characterCount(text) > LONG_HEADING

/**
 * Cuts a text to `max` characters and marks the cut with '...'. It ends with the last whole word within them;
 * where the first one is longer, with its last whole character. What ends a sentence there is none of the dots.
 * @param mark of the cut, which comes on top of the characters
 */
export function truncate(text: string, max: number, mark = '...'): string {
  const characters = Array.from(text)
  if (characters.length <= max) return text
  const within = characters.slice(0, max).join('')
  const words = /\s/.test(characters[max] ?? '') ? within : within.replace(/\s+\S*$/, '')
  return `${words.replace(/[\s,;:.…–—-]+$/, '') || within}${mark}`
}

/** A text as a sentence: one that ends with 'Ltda.', or where it was cut, has its dot. */
export const asSentence = (text: string): string => (/[.…]$/.test(text) ? text : `${text}.`)

// Firefox before 125 has none.
const segmenter = Intl.Segmenter && new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })

/** The first character as a person sees it: an emoji or an accented letter is never cut in two. */
function firstCharacter(text: string): string {
  const trimmed = text.trimStart()
  const [first] = segmenter ? segmenter.segment(trimmed) : []
  const [codePoint = ''] = trimmed
  return first?.segment ?? codePoint
}

/** What stands for a photo: 'Ana', 'Lima' → 'AL'; '' for nobody's. */
export const initials = (firstName = '', lastName = ''): string =>
  (firstCharacter(firstName) + firstCharacter(lastName)).toLocaleUpperCase('pt-BR')

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

/** Short for words, as 'S.A.' and 'S/A': every letter is a word's first. */
const ABBREVIATION = /^(\p{L}\.)+(\p{L}\.?)?$|^s\/a\.?$/u

/** Signs before a word are passed over: '(acme)' → '(Acme)'. */
const capitalise = (word: string) =>
  word.replace(/[\p{L}\p{N}]/u, (first) => first.toLocaleUpperCase('pt-BR'))

/** Capitalises each word of a name written all in capitals or all small: 'ACME DO BRASIL' → 'Acme do Brasil'. */
export function capitaliseWords(name: string): string {
  return name
    .toLocaleLowerCase('pt-BR')
    .split(/\s+/)
    .map((word, index) => {
      if (index > 0 && SMALL_WORDS.has(word)) return word
      if (ABBREVIATION.test(word)) return word.toLocaleUpperCase('pt-BR')
      return capitalise(word)
    })
    .join(' ')
}

const isAllCapitals = (name: string) => name === name.toLocaleUpperCase('pt-BR')

/** A registered name, of a company or of a place, each word capitalised where the register has it in capitals. */
export const registeredName = (name: string) => (isAllCapitals(name) ? capitaliseWords(name) : name)

/** Without accents, capitals and signs that nobody sees, near enough to `praca_fold` to find repetitions: 'Ação' → 'acao'. */
export const foldText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()

/** Letters and digits alone, as two who write the same thing have them alike: 'S/A' and 'S.A.' → 'sa'. */
export const plain = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')

/** A text that others wrote as one line of at most so many UTF-16 units, whole characters, without what nobody sees. */
export const oneLine = (text: string, max: number): string =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, max)
    .replace(/[\p{C}\s]+$/u, '')

/**
 * A text without what is not seen, but parts a word, hides that nothing is there or turns the text around it. Joiners
 * stay: emoji are made with them.
 */
export const withoutUnseen = (text: string): string =>
  text.replace(
    /\u034f|\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\uffa0]/gu,
    '',
  )
