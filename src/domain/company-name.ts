import { foldText, plain } from './text.ts'

/** How a company is organised (Código Civil, LC 123/2006): on most names, and on none of them a name. */
const LEGAL_FORMS = new Set(['ltda', 'limitada', 'me', 'epp', 'mei', 'eireli', 'slu', 'sa', 'cia'])

/** What a company does, in words that a great many registered names have. */
const TRADES = new Set([
  ...['assessoria', 'comercial', 'comercio', 'construtora', 'consultoria', 'distribuidora'],
  ...['empreendimentos', 'engenharia', 'grupo', 'holding', 'importacao', 'industria', 'industrial'],
  ...['informatica', 'participacoes', 'representacoes', 'servico', 'servicos', 'sistemas'],
  ...['solucoes', 'tecnologia', 'transportes', 'a', 'da', 'das', 'de', 'do', 'dos', 'e', 'em'],
])

/** In characters: what is shorter may stand for many names. */
const SHORTEST_LABEL = 4

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

/** Whether two names are one, but for accents, capitals, signs and the legal form. */
export const isSameName = (one: string, other: string) =>
  plain(withoutLegalForm(one)) !== '' &&
  plain(withoutLegalForm(one)) === plain(withoutLegalForm(other))

/** Whether the same distinguishes two names: 'Lince Sistemas' and 'Lince Ltda.', not 'Lince Norte'. */
export const isAlike = (one: string, other: string) =>
  isSameName(one, other) ||
  (plain(distinctiveName(one)) !== '' &&
    plain(distinctiveName(one)) === plain(distinctiveName(other)))

/**
 * Whether the label of a domain is a whole name: 'aurora' and 'aurora-comercio' of 'Aurora Comércio
 * Ltda.'. A part of one, or one that is hyphenated otherwise, is not: 'banco' and 'au-rora' are anybody's.
 * @param label `aurora` of `aurora.com.br`
 */
export const isNameOf = (label: string, name: string) =>
  label.length >= SHORTEST_LABEL &&
  [withoutLegalForm(name), distinctiveName(name)].some(
    (whole) => label === plain(whole) || label === hyphenated(whole),
  )

const hyphenated = (name: string) =>
  name
    .split(/[\s-]+/)
    .map(plain)
    .filter(Boolean)
    .join('-')
