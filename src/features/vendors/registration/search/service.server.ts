import { isCnpj, normaliseCnpj } from '#/domain/cnpj.ts'
import { distinctiveName, withoutLegalForm } from '#/domain/company-name.ts'
import { type Page, pageOf } from '#/domain/pagination.ts'
import type { Slice } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { presentVendor } from '../../presenter.server.ts'
import type { VendorWire } from '../../schema.ts'
import type { VendorSearch } from '../../service.server.ts'
import { vendorsOfCnpj } from '../service.server.ts'
import * as repository from './repository.server.ts'

/**
 * The companies that somebody who comes to register one may mean. By its CNPJ, masked or not, also
 * one whose page readers do not see: it could not be registered again, so its name is shown.
 */
export async function searchCompanies(
  db: Database,
  { query, page, limit }: VendorSearch,
): Promise<Page<VendorWire>> {
  if (isCnpj(query)) {
    const found = await vendorsOfCnpj(db, null, normaliseCnpj(query))
    return pageOf(found, found.length, page, limit)
  }
  const { rows, total } = await searchNames(db, query, { limit, offset: (page - 1) * limit })
  return pageOf(rows.map(presentVendor), total, page, limit)
}

/** By all words of a name, else by those that distinguish it from others, else by what looks like these. */
async function searchNames(db: Database, question: string, slice: Slice) {
  const name = withoutLegalForm(question) || question
  const named = await repository.suppliersNamed(db, name, question, slice)
  if (named.total > 0) return named
  const distinctive = distinctiveName(name)
  if (distinctive && distinctive !== name) {
    const known = await repository.suppliersNamed(db, distinctive, question, slice)
    if (known.total > 0) return known
  }
  return repository.suppliersNamedLike(db, distinctive || name, slice)
}
