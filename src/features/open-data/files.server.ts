import { roundRating } from '#/domain/rating.ts'
import { CATEGORY_SEPARATOR } from '#/features/catalogue/limits.ts'
import { offerPath } from '#/features/catalogue/links.ts'
import { vendorPath } from '#/features/companies/links.ts'
import { CRITERION_NAMES } from '#/features/reviews/criteria.ts'
import { labelsOf } from '#/features/reviews/labels.ts'
import { AUTHORS } from '#/features/reviews/rating-index/schema.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import * as repository from './repository.server.ts'
import type { DumpName, DumpRow } from './rows.ts'

/** A file of a dump: what its lines are read from, some at a time. */
interface Source<Name extends DumpName = DumpName> {
  title: string
  /** @param site as 'https://praca.example' */
  lines(db: Database, site: string): AsyncGenerator<DumpRow<Name>[]>
}

/** All rows of a table, a batch after the other, each after the last of the one before. */
async function* batches<Row extends { id: string }>(
  read: (after: string | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: string | undefined
  for (;;) {
    const rows = await read(after)
    if (rows.length === 0) return
    yield rows
    after = rows.at(-1)?.id
  }
}

async function* presented<Row extends { id: string }, Line>(
  read: (after: string | undefined) => Promise<Row[]>,
  present: (row: Row) => Line,
): AsyncGenerator<Line[]> {
  for await (const rows of batches(read)) yield rows.map(present)
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

interface Rated {
  rating: number
  ratingCount: number
  ratingIndex: number
}

const rated = ({ rating, ratingCount, ratingIndex }: Rated) => ({
  nota: roundRating(rating),
  avaliacoes: ratingCount,
  indice: ratingCount > 0 ? ratingIndex : null,
})

const presentOffer = (row: repository.OfferRow, site: string): DumpRow<'servicos'> => ({
  id: row.id,
  nome: row.name,
  categorias: row.categoryText ? row.categoryText.split(CATEGORY_SEPARATOR) : [],
  subcategoria: row.subcategory ?? '',
  fornecedores: row.sellers,
  ...rated(row),
  link: site + offerPath(row.id),
})

const FACT_SOURCES = {
  supplier: 'fornecedor',
  admin: 'administracao',
  import: 'importacao',
} as const

const KINDS = { software: 'software', service: 'servico' } as const

const SOURCES: { [Name in DumpName]: Source<Name> } = {
  software: {
    title: 'Softwares',
    lines: (db, site) =>
      presented(
        (after) => repository.offersAfter(db, 'software', after),
        (row) => ({
          ...presentOffer(row, site),
          mensalAPartirDeCentavos: row.monthlyFromCents,
          mensalAPartirDePor: row.monthlyFromUnit,
        }),
      ),
  },
  servicos: {
    title: 'Serviços de empresas',
    lines: (db, site) =>
      presented(
        (after) => repository.offersAfter(db, 'service', after),
        (row) => presentOffer(row, site),
      ),
  },
  fornecedores: {
    title: 'Fornecedores confirmados, e os do cadastro público do CNPJ',
    lines: (db, site) =>
      presented(
        (after) => repository.suppliersAfter(db, after),
        (row) => ({
          id: row.id,
          cnpj: row.cnpj,
          razaoSocial: row.razaoSocial,
          nomeFantasia: row.nomeFantasia ?? '',
          cidade: row.city ?? '',
          estado: row.state ?? '',
          atividade: row.primaryActivity ?? '',
          ...rated(row),
          link: site + vendorPath(row.id),
        }),
      ),
  },
  categorias: {
    title: 'Categorias',
    lines: (db) =>
      presented(
        (after) => repository.categoriesAfter(db, after),
        (row) => ({
          id: row.id,
          nome: row.name,
          tipo: KINDS[row.kind],
          grupo: row.groupName ?? '',
          acima: row.parentId,
        }),
      ),
  },
  avaliacoes: {
    title: 'Avaliações publicadas, sem autor e sem texto',
    lines: (db) =>
      presented(
        (after) => repository.reviewsAfter(db, after),
        (row) => ({
          alvo: row.target,
          nota: row.rating,
          autor: AUTHORS[row.authorKnown],
          incentivado: row.incentivized,
          etiquetas: labelsOf(row),
          data: dayOf(row.createdAt),
          criterios: Object.fromEntries(
            CRITERION_NAMES.map((name) => [name, row.criteria[name] ?? null]),
          ),
          recomendaria: row.recommends,
          comTexto: row.hasWords,
          respondida: row.isAnswered,
        }),
      ),
  },
  precos: {
    title: 'Preços dos planos, de hoje e de antes',
    lines: (db) =>
      presented(
        (after) => repository.pricesAfter(db, after),
        (row) => ({
          alvo: row.offerId,
          plano: row.plan,
          precoCentavos: row.priceCents,
          periodo: row.period,
          por: row.unit,
          desde: dayOf(row.since),
          ate: row.until && dayOf(row.until),
        }),
      ),
  },
  prontidao: {
    title: 'Pronto para o Brasil: o que vale hoje',
    lines: (db) =>
      presented(
        (after) => repository.readinessAfter(db, after),
        (row) => ({
          software: row.offerId,
          item: row.item as DumpRow<'prontidao'>['item'],
          situacao: row.state ?? 'nao',
          previsto: row.plannedFor,
          declaradoEm: dayOf(row.declaredAt),
          validoAte: dayOf(row.validUntil),
          fonte: FACT_SOURCES[row.source],
        }),
      ),
  },
}

/** All files of a dump. Another one is an entry above, and its line in rows.ts. */
export const DUMP_SOURCES = Object.entries(SOURCES) as [DumpName, Source][]
