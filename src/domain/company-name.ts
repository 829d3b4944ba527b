import { foldText } from './text.ts'

/** How a company is organised (Código Civil, LC 123/2006): on most names, and on none of them a name. */
const LEGAL_FORMS = new Set(['ltda', 'limitada', 'me', 'epp', 'mei', 'eireli', 'slu', 'sa', 'cia'])

/** What a company does, in words that a great many registered names have. */
const TRADES = new Set([
  ...['assessoria', 'comercial', 'comercio', 'construtora', 'consultoria', 'distribuidora'],
  ...['empreendimentos', 'engenharia', 'grupo', 'holding', 'importacao', 'industria', 'industrial'],
  ...['informatica', 'participacoes', 'representacoes', 'servico', 'servicos', 'sistemas'],
  ...['solucoes', 'tecnologia', 'transportes', 'a', 'da', 'das', 'de', 'do', 'dos', 'e', 'em'],
])

/** In letters: 'de' and 'a' begin many names. */
const SHORTEST_NAME = 3

/** As words are compared: 'S/A' and 'S.A.' → 'sa', 'Serviços' → 'servicos'. */
const folded = (word: string) => foldText(word.replace(/[./,]/g, ''))

const without = (name: string, words: Set<string>[]) =>
  name
    .split(/\s+/)
    .filter((word) => !words.some((left) => left.has(folded(word))))
    .join(' ')

/**
 * A name as people remember it: 'Aurora Comércio e Serviços Ltda.' → 'Aurora Comércio e Serviços'.
 * @returns '' when nothing else is there
 */
export const withoutLegalForm = (name: string) => without(name, [LEGAL_FORMS])

/**
 * What distinguishes one company from another: 'Aurora Comércio e Serviços Ltda.' → 'Aurora'.
 * @returns '' when nothing does
 */
export const distinctiveName = (name: string) => without(name, [LEGAL_FORMS, TRADES])

const joined = (name: string) => folded(withoutLegalForm(name)).replace(/[^a-z0-9]/g, '')

/** Whether two names are one, but for accents, capitals, signs and the legal form. */
export const isSameName = (one: string, other: string) =>
  joined(one) !== '' && joined(one) === joined(other)

const firstWord = (name: string) => folded(distinctiveName(name).split(' ')[0] ?? '')

/** Whether what distinguishes two names begins with one word: 'Lince Sistemas', 'Lince ERP Ltda.'. */
export const beginAlike = (one: string, other: string) =>
  firstWord(one) !== '' && firstWord(one) === firstWord(other)

/**
 * Whether the label of a domain is a name or how it begins, in whole words: 'aurora' and
 * 'aurora-comercio' of 'Aurora Comércio Ltda.'. 'aurora-software' is anybody's to register.
 * @param label `aurora` of `aurora.com.br`
 */
export function isNameOf(label: string, name: string): boolean {
  const letters = joined(label)
  const words = (of: string) => of.split(/[^a-z0-9]+/).filter(Boolean)
  const beginnings = [withoutLegalForm(name), distinctiveName(name)].flatMap((from) =>
    words(folded(from)).map((_, end, all) => all.slice(0, end + 1).join('')),
  )
  return letters.length >= SHORTEST_NAME && beginnings.includes(letters)
}
