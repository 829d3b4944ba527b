import type { IconSituation } from '#/components/situation-icon.tsx'
import { formatRating } from '#/domain/rating.ts'
import { sheetsOf } from '#/features/facts/service.server.ts'
import { factRows } from '#/features/facts/shown.server.ts'
import { readinessOf } from '#/features/readiness/service.server.ts'
import { readinessRows } from '#/features/readiness/view.server.ts'
import { CRITERIA, CRITERION_NAMES } from '#/features/reviews/criteria.ts'
import type { SummaryWire } from '#/features/reviews/summary/schema.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { ComparedGroup, ComparedRow } from './results.ts'

/** What is known of one product: lines by their labels. */
interface Line {
  label: string
  values: string[]
  /** Of stars. */
  average?: number | null
  /** Of what is declared. */
  situation?: IconSituation
}

/** Products whose lines are wanted, with what is read of them already. */
interface Asked {
  ids: string[]
  /** What their reviews come to, in the order of the ids. */
  summaries: SummaryWire[]
}

interface Source {
  title: string
  /** The lines of each product, in the order of the ids; the same labels in the same order. */
  read(db: Database, asked: Asked): Promise<Line[][]>
}

/** Groups of rows, below what the products' own rows say. Another one is an entry here. */
const SOURCES: Source[] = [
  {
    title: 'Ficha do produto',
    read: async (db, { ids }) => (await sheetsOf(db, ids)).map(factRows),
  },
  {
    title: 'Pronto para o Brasil',
    read: (db, { ids }) =>
      Promise.all(ids.map(async (id) => readinessRows(await readinessOf(db, id)))),
  },
  {
    title: 'Notas por critério',
    read: async (_db, { summaries }) =>
      summaries.map(({ criterios }) =>
        CRITERION_NAMES.map((name) => {
          const { media: average, quantidade } = criterios[name]
          const values =
            average === null ? [] : [`${formatRating(average)} (${countText(quantidade)})`]
          return { label: CRITERIA[name], values, average }
        }),
      ),
  },
]

const countText = (count: number) =>
  count === 1 ? '1 resposta' : `${count.toLocaleString('pt-BR')} respostas`

/** Rows of facts about products, those that are known of one at least. */
export async function comparedGroups(db: Database, asked: Asked): Promise<ComparedGroup[]> {
  const read = await Promise.all(SOURCES.map((source) => source.read(db, asked)))
  const groups = SOURCES.map(({ title }, index): ComparedGroup => {
    const columns = read[index] ?? []
    const rows = (columns[0] ?? []).map(
      ({ label, average, situation }, line): ComparedRow => ({
        label,
        values: columns.map((lines) => lines[line]?.values ?? []),
        ...(average !== undefined && {
          averages: columns.map((lines) => lines[line]?.average ?? null),
        }),
        ...(situation && {
          situations: columns.map((lines) => lines[line]?.situation ?? 'nao_informado'),
        }),
      }),
    )
    return { title, rows: rows.filter(({ values }) => values.flat().length > 0) }
  })
  return groups.filter(({ rows }) => rows.length > 0)
}
