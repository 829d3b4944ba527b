import { isCnpj, normaliseCnpj } from '#/domain/cnpj.ts'
import { type Page, pageOf } from '#/domain/pagination.ts'
import type { Database } from '#/platform/database/types.server.ts'
import { vendorsOfCnpj } from './registration.server.ts'
import type { VendorWire } from './schema.ts'
import { searchVendors, type VendorSearch } from './service.server.ts'

/**
 * The companies that somebody who comes to register one may mean. By its CNPJ, masked or not, also
 * one whose page readers do not see: it could not be registered again, so its name is told.
 */
export async function searchCompanies(
  db: Database,
  search: VendorSearch,
): Promise<Page<VendorWire>> {
  const { query, page, limit } = search
  if (!isCnpj(query)) return searchVendors(db, search)
  const found = await vendorsOfCnpj(db, null, normaliseCnpj(query))
  return pageOf(found, found.length, page, limit)
}
