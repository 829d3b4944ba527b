import type { Explanation } from '#/platform/server/search/explanation.server.ts'
import type { searchTotals } from '../counts/service.server.ts'
import type { SearchPlace } from './limits.ts'
import type { GroupRow, Nearest } from './repository.server.ts'
import type { GroupKind, QuestionWire, SearchesWire, TermGroup } from './schema.ts'

export const KINDS = { sinonimos: 'synonyms', ignoradas: 'fillers', ocultas: 'hidden' } as const
const NAMES: Record<GroupRow['kind'], GroupKind> = {
  synonyms: 'sinonimos',
  fillers: 'ignoradas',
  hidden: 'ocultas',
}

export const presentGroup = ({
  id,
  kind,
  terms,
  also,
  active,
  updatedAt,
}: GroupRow): TermGroup => ({
  _id: id,
  tipo: NAMES[kind],
  termos: terms,
  tambem: also,
  ativo: active,
  version: updatedAt.toISOString(),
})

type Totals = Awaited<ReturnType<typeof searchTotals>>

const PLACES = { offers: 'softwares', vendors: 'fornecedores' } as const

const presentSearched = ({ text, source, searches }: Totals['found'][number]) => ({
  texto: text,
  onde: PLACES[source],
  buscas: searches,
})

export function presentSearches(
  { byDay, found, missed, suggested }: Totals,
  nearest: Nearest[],
): SearchesWire {
  const byText = new Map(nearest.map((each) => [each.text, each]))
  return {
    dias: byDay,
    frequentes: found.map(presentSearched),
    semResultado: missed.map((each) => ({
      ...presentSearched(each),
      sugestao: byText.get(each.text)?.nearest ?? null,
      emGrupo: byText.get(each.text)?.isKnown ?? false,
    })),
    sugeridas: suggested.map(({ spelling, searches }) => ({ texto: spelling, buscas: searches })),
  }
}

const PAGES: Record<SearchPlace, string> = {
  softwares: '/software/details',
  fornecedores: '/supplier/details',
}

export function presentExplanation(
  { isAsAsked, corrected, total, parts, ignored, unknown, rows }: Explanation,
  place: SearchPlace,
): QuestionWire {
  const weight = parts.reduce((sum, part) => sum + part.weight, 0)
  return {
    comoEscrita: isAsAsked,
    corrigida: corrected,
    total,
    partes: parts.map((part) => ({
      palavra: part.asked,
      lida: part.word === part.asked ? null : part.word,
      peso: part.weight / weight,
      quantos: part.count,
      sinonimos: part.synonyms,
    })),
    ignoradas: ignored,
    desconhecidas: unknown,
    resultados: rows.map((row) => ({
      _id: row.id,
      nome: row.name,
      url: `${PAGES[place]}/${row.id}`,
      nomeIgual: row.isExact,
      todasNoNome: row.isNamed,
      todasAsPalavras: row.isWhole,
      tem: parts.flatMap(({ asked }, at) => (row.parts.includes(at) ? [asked] : [])),
      falta: parts.flatMap(({ asked }, at) => (row.parts.includes(at) ? [] : [asked])),
      campos: sharesOf(row.places),
      pontos: row.points,
      porTodas: row.every,
      porNome: row.alike,
    })),
  }
}

function sharesOf([descricao = 0, resumo = 0, categoria = 0, nome = 0]: number[]) {
  const sum = nome + categoria + resumo + descricao || 1
  return {
    nome: nome / sum,
    categoria: categoria / sum,
    resumo: resumo / sum,
    descricao: descricao / sum,
  }
}
