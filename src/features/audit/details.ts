import { formatMoment } from '#/domain/dates.ts'

/** What else is known of a deed: a term and what it says. */
export interface Fact {
  term: string
  value: string
}

const TERMS: Record<string, string> = {
  reason: 'Motivo',
  name: 'Nome',
  suggested: 'Nome sugerido',
  description: 'Descrição',
  fileName: 'Arquivo',
  type: 'Tipo',
  wasAdmin: 'Era Admin',
  offers: 'Ofertas que acompanharam',
  headline: 'Título',
  company: 'Empresa',
  url: 'Endereço',
  situation: 'Situação',
  isFeatured: 'Destaque',
  publishedAt: 'Publicação',
  domain: 'Domínio',
  field: 'Dado',
  month: 'Mês',
  razaoSocial: 'Razão social',
  nomeFantasia: 'Nome fantasia',
  primaryActivity: 'Atividade principal',
  site: 'Site',
  terms: 'Termos',
  also: 'Também encontram',
  day: 'Data',
}

type Detail = Record<string, unknown>

const isDetail = (value: unknown): value is Detail => typeof value === 'object' && value !== null

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

function written(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'number') return value.toLocaleString('pt-BR')
  const text = String(value)
  return ISO_MOMENT.test(text) ? formatMoment(text) : text
}

/** What was, and what is instead; ids and what nobody has a word for are left out. */
function changesOf(before: Detail, after: Detail): Fact[] {
  const changes = Object.keys(TERMS).flatMap((key) =>
    key in before && key in after && before[key] !== after[key]
      ? [{ term: TERMS[key] ?? key, value: `${written(before[key])} → ${written(after[key])}` }]
      : [],
  )
  const isMoved = 'parentId' in after && before.parentId !== after.parentId
  return isMoved
    ? [...changes, { term: 'Lugar', value: 'passou para outra categoria ou nível' }]
    : changes
}

/** What an entry of the audit trail has beside who, what and when, for people. */
export function factsOf({ before, after, ...detail }: Detail): Fact[] {
  const told = Object.keys(TERMS).flatMap((key) =>
    key in detail ? [{ term: TERMS[key] ?? key, value: written(detail[key]) }] : [],
  )
  return isDetail(before) && isDetail(after) ? [...told, ...changesOf(before, after)] : told
}
