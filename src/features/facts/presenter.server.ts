import { createHash } from 'node:crypto'
import { fileUrlOrEmpty } from '#/platform/file-urls.ts'
import { type FactName, factsOf } from './definition.ts'
import { monthlyFrom } from './prices.ts'
import type { FactRow, PriceRow, ProductRow, SheetRows } from './repository.server.ts'
import type { FactSource, LinkedProduct, PriceWire, SheetWire } from './schema.ts'
import type { FactValues } from './values.ts'

/** Who said it, by its name on the wire. */
const SOURCES: Record<FactRow['source'], FactSource> = {
  supplier: 'fornecedor',
  admin: 'administracao',
  import: 'importacao',
}

export type Values = { [Name in FactName]: FactValues[Name] | null }

/** Values by their names; what nobody said is null. */
export function valuesOf(rows: FactRow[]): Values {
  const known = new Map(rows.map(({ fact, value }) => [fact, value]))
  return Object.fromEntries(
    factsOf().map(([name]) => [name, known.get(name) ?? null]),
  ) as unknown as Values
}

/** What a sheet says, as a word: another one as soon as anything of it is said, said again or taken back. */
export function versionOf(rows: FactRow[]): string {
  const said = rows.map(({ fact, statedAt }) => `${fact} ${statedAt.toISOString()}`).sort()
  return createHash('sha256').update(said.join('\n')).digest('base64url').slice(0, 22)
}

const presentProduct = (row: ProductRow): LinkedProduct => ({
  _id: row.id,
  name: row.name,
  logo: fileUrlOrEmpty(row.logoKey),
  citadoPor: row.isNamed && row.isNaming ? 'ambos' : row.isNamed ? 'este' : 'outro',
  recusadoPor: row.refuses ? 'este' : row.isRefused ? 'outro' : null,
})

const presentPrice = (row: PriceRow): PriceWire => ({
  plano: row.plan,
  precoCentavos: row.priceCents,
  periodo: row.period,
  por: row.unit,
  desde: row.since.toISOString(),
  ate: row.until?.toISOString() ?? null,
})

/** @param named ids of the products that it names, as far as its reader may know of them */
export function presentSheet({ facts, products, prices }: SheetRows, named: string[]): SheetWire {
  const values = valuesOf(facts)
  const monthly = monthlyFrom(values.planos ?? [])
  const fontes = Object.fromEntries(
    facts.map(({ fact, statedAt, source }) => [
      fact,
      { atualizadoEm: statedAt.toISOString(), fonte: SOURCES[source] },
    ]),
  )
  return {
    ...values,
    integracoes: values.integracoes && [...values.integracoes, ...named],
    fontes,
    mensalAPartirDeCentavos: monthly?.cents ?? null,
    mensalAPartirDePor: monthly?.unit ?? null,
    produtos: products.map(presentProduct),
    precos: prices.map(presentPrice),
    atualizadoEm: Object.values(fontes)
      .map(({ atualizadoEm }) => atualizadoEm)
      .reduce<string | null>((newest, one) => (newest && newest > one ? newest : one), null),
    versao: versionOf(facts),
  }
}
