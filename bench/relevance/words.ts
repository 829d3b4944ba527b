import { foldText } from '#/domain/text.ts'

const JOINTS = new Set(
  `a as ao aos ate com como da das de do dos e em entre essa esse esta este isso ja mais mas mesmo muito na
nas nem no nos num o os ou para pela pelas pelo pelos por qual quando que quem sao se sem ser seu seus
sob sobre sua suas tem um uma the and for with that your from you are can its this into using which`.split(
    /\s+/,
  ),
)

/** Words of a text, as written, that say something. */
export const contentWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length >= 4 && !JOINTS.has(foldText(word)) && !/^\d+$/.test(word),
  )

/** All words of a name, as written. */
export const nameWords = (name: string): string[] => name.match(/[\p{L}\p{N}]+/gu) ?? []

/** In how many texts each word is, folded. */
export function frequencies(texts: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) {
    for (const word of new Set(contentWords(text).map(foldText))) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return counts
}

/** As Portuguese forms plurals; a foreign word takes an -s. */
export function plural(word: string): string {
  const rules: [RegExp, string][] = [
    [/ão$/i, 'ões'],
    [/([aeou])l$/i, '$1is'],
    [/il$/i, 'is'],
    [/m$/i, 'ns'],
    [/([rz])$/i, '$1es'],
    [/s$/i, 's'],
  ]
  const rule = rules.find(([ending]) => ending.test(word))
  return rule ? word.replace(...rule) : `${word}s`
}

/** Letters that sound alike, as those who write by ear exchange them. */
const HEARD: [RegExp, string][] = [
  [/ç/, 'ss'],
  [/ss/, 'ç'],
  [/(?<=[aeiouáéíóúâêôãõ])z(?=[aeiouáéíóúâêôãõ])/i, 's'],
  [/(?<=[aeiouáéíóúâêôãõ])s(?=[aeiouáéíóúâêôãõ])/i, 'z'],
  [/ch/i, 'x'],
  [/x/i, 'ch'],
  [/g(?=[eiéíê])/i, 'j'],
  [/j(?=[eiéíê])/i, 'g'],
  [/c(?=[eiéíê])/i, 's'],
  [/^h/i, ''],
]

/** The ways in which a word is misspelt by ear, one change each. */
export const heard = (word: string): string[] =>
  HEARD.filter(([letters]) => letters.test(word)).map((rule) => word.replace(...rule))
