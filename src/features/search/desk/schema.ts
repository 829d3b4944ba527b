import { z } from 'zod'
import { foldText } from '#/domain/text.ts'
import { oneLine } from '#/platform/text-fields.ts'
import { recordId, searchText } from '#/platform/wire.ts'
import { SEARCH_PERIODS, SEARCH_PLACES, type SearchPlace, TERM_MAX, TERMS_MAX } from './limits.ts'

export const GROUP_KINDS = {
  sinonimos: 'Sinônimos',
  ignoradas: 'Palavras ignoradas',
  ocultas: 'Pesquisas ocultas',
} as const
export type GroupKind = keyof typeof GROUP_KINDS

const groupKind = z.enum(
  Object.keys(GROUP_KINDS) as [GroupKind, ...GroupKind[]],
  'Escolha o que o grupo é.',
)

const terms = z
  .array(
    oneLine('Termos inválidos.').pipe(z.string().max(1000, 'Um termo é longo demais.')),
    'Termos inválidos.',
  )
  .max(2 * TERMS_MAX, `Um grupo tem até ${TERMS_MAX} termos.`)
  .transform((terms) => terms.filter(Boolean))

const groupFields = z.object({
  tipo: groupKind,
  /** Of synonyms, what means the same; of what is hidden, searches that are not suggested; else words. */
  termos: terms,
  /** What the terms also find, while these do not find them. */
  tambem: terms.default([]),
})

interface Group {
  tipo: GroupKind
  termos: string[]
  tambem: string[]
}

/** What is wrong with a list of terms; undefined where nothing is. */
function faultOf(list: string[], tipo: GroupKind, known: string[] = []): string | undefined {
  if (list.length > TERMS_MAX)
    return `Um grupo tem até ${TERMS_MAX} termos. Aqui há ${list.length}.`
  const seen = new Set(known.map(foldText))
  for (const term of list) {
    if (term.length > TERM_MAX) return `“${term.slice(0, 20)}…” passa de ${TERM_MAX} letras.`
    if (!/[\p{L}\p{N}]/u.test(term)) return `“${term}” não tem letra nem número.`
    if (tipo === 'ignoradas' && !/^[\p{L}\p{N}]+$/u.test(term))
      return `“${term}” não é uma palavra só. Escreva uma palavra por linha.`
    if (seen.has(foldText(term))) return `“${term}” está duas vezes neste grupo.`
    seen.add(foldText(term))
  }
  return undefined
}

function faultsOf({ tipo, termos, tambem }: Group) {
  const faults: Record<string, string | undefined> = {
    termos: faultOf(termos, tipo),
    tambem: tipo === 'sinonimos' ? faultOf(tambem, tipo, termos) : undefined,
  }
  if (termos.length === 0) faults.termos = 'Escreva os termos, um por linha.'
  else if (tipo === 'sinonimos' && termos.length + tambem.length < 2)
    faults.termos = 'Um termo sozinho não tem sinônimo. Escreva mais um aqui ou no campo abaixo.'
  return faults
}

/** A group as an Admin writes it. */
export const newGroup = groupFields
  .superRefine((group, context) => {
    for (const [field, message] of Object.entries(faultsOf(group)))
      if (message) context.addIssue({ code: 'custom', path: [field], message })
  })
  .transform((group) => (group.tipo === 'sinonimos' ? group : { ...group, tambem: [] }))
export type NewGroup = z.output<typeof newGroup>

/** @see TermGroup.version */
export const groupVersion = z.object({ version: z.iso.datetime('Versão inválida.') })

export type GroupVersion = z.output<typeof groupVersion>

export const groupEdit = z.intersection(newGroup, groupVersion)
export type GroupEdit = z.output<typeof groupEdit>

export const termGroup = z.object({
  _id: recordId,
  tipo: groupKind,
  termos: z.array(z.string()),
  tambem: z.array(z.string()),
  ativo: z.boolean(),
  /** Of what was read: another one is not overwritten. */
  version: z.string(),
})
export type TermGroup = z.output<typeof termGroup>

export const groupId = z.object({ id: recordId })

export const searchesQuery = z.object({
  dias: z.coerce
    .number('Período inválido.')
    .pipe(z.literal(SEARCH_PERIODS, `O período é de ${SEARCH_PERIODS.join(' ou ')} dias.`))
    .default(30),
})

/** Where was searched. */
const place = z.enum(
  Object.keys(SEARCH_PLACES) as [SearchPlace, ...SearchPlace[]],
  'Lugar inválido.',
)

const searched = z.object({ texto: z.string(), onde: place, buscas: z.number().int() })

/** What people search for. A visitor counts once for a text and a day; what few ask for is not named. */
export const searchesWire = z.object({
  dias: z.array(
    z.object({ dia: z.string(), buscas: z.number().int(), semResultado: z.number().int() }),
  ),
  frequentes: z.array(searched),
  semResultado: z.array(
    searched.extend({
      /** The nearest of the words that searches know of. */
      sugestao: z.string().nullable(),
      /** A group has it already. */
      emGrupo: z.boolean(),
    }),
  ),
  /** What is suggested to everybody who types. */
  sugeridas: z.array(searched.omit({ onde: true })),
})
export type SearchesWire = z.output<typeof searchesWire>

export const questionQuery = z.object({
  query: searchText.pipe(z.string().min(1, 'Escreva uma pergunta.')),
  onde: place.default('softwares'),
})

const share = z.number().min(0)

/** How a question is understood, and why each of the first results is where it is. */
export const questionWire = z.object({
  /** All words are found together often enough: nothing is repaired, widened or left out. */
  comoEscrita: z.boolean(),
  corrigida: z.string().nullable(),
  total: z.number().int(),
  partes: z.array(
    z.object({
      palavra: z.string(),
      /** What it is read as, where nothing has it. */
      lida: z.string().nullable(),
      /** Share of what all parts weigh. */
      peso: share,
      /** How many have it. */
      quantos: z.number().int(),
      sinonimos: z.array(z.string()),
    }),
  ),
  /** Fillers and words that only join others. */
  ignoradas: z.array(z.string()),
  /** What nothing has, and nothing is like. */
  desconhecidas: z.array(z.string()),
  resultados: z.array(
    z.object({
      _id: recordId,
      nome: z.string(),
      url: z.string(),
      nomeIgual: z.boolean(),
      todasNoNome: z.boolean(),
      todasAsPalavras: z.boolean(),
      /** Parts that it has, and that it lacks. */
      tem: z.array(z.string()),
      falta: z.array(z.string()),
      /** Shares of its points by where the words are. */
      campos: z.object({ nome: share, categoria: share, resumo: share, descricao: share }),
      pontos: z.number(),
      /** Of these, for all words as they were written, and for a name like the question. */
      porTodas: z.number(),
      porNome: z.number(),
    }),
  ),
})
export type QuestionWire = z.output<typeof questionWire>
