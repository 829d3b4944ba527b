import { NAME_MAX, SLOGAN_MAX } from './limits.ts'

/** A line of text that a software has. */
interface SoftwareText {
  /** Of `offers`, in db/schema/catalogue.ts. */
  column: string
  /** As the form asks for it. */
  label: string
  hint?: string
  /** Whether it takes a row of the form of its own, after the categories. */
  isWide?: true
  max: number
  /** What is said where it is missing or malformed. */
  invalid: string
}

/**
 * The lines of text of a software, by their names on the wire. The wire's shape, the form, its check
 * and what is written follow from here; a new one is a column, a line here and its place on the page.
 */
const SOFTWARE_TEXTS = {
  fabricante: {
    column: 'manufacturer',
    label: 'Fabricante',
    max: NAME_MAX,
    invalid: 'Insira um fabricante válido.',
  },
  comercializadoPor: {
    column: 'soldBy',
    label: 'Comercializado por',
    max: NAME_MAX,
    invalid: 'Insira quem comercializa o software.',
  },
  slogan: {
    column: 'slogan',
    label: 'Slogan',
    hint: 'Uma frase que diz para que ele serve.',
    isWide: true,
    max: SLOGAN_MAX,
    invalid: 'Insira um slogan válido.',
  },
} as const satisfies Record<string, SoftwareText>

type Texts = typeof SOFTWARE_TEXTS
export type TextName = keyof Texts
type TextColumn = Texts[TextName]['column']

const TEXTS = Object.entries(SOFTWARE_TEXTS) as [TextName, SoftwareText & Texts[TextName]][]

/** Something for each text, by its name. */
export const eachText = <T>(of: (text: Texts[TextName], name: TextName) => T) =>
  Object.fromEntries(TEXTS.map(([name, text]) => [name, of(text, name)])) as Record<TextName, T>

/** The columns of texts. */
export const textColumns = (texts: Record<TextName, string>) =>
  Object.fromEntries(TEXTS.map(([name, { column }]) => [column, texts[name]])) as Record<
    TextColumn,
    string
  >

/** The texts that the form asks for before its categories, or after them. */
export const formTexts = (part: { wide: boolean }) =>
  TEXTS.filter(([, { isWide }]) => Boolean(isWide) === part.wide)
