import { isCnpj, normaliseCnpj } from '#/domain/cnpj.ts'
import { distinctiveName, withoutLegalForm } from '#/domain/company-name.ts'
import { type Page, pageOf } from '#/domain/pagination.ts'
import type { RegisterRecord } from '#/features/register/record/schema.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { kept } from '#/platform/server/page-cache.server.ts'
import { presentVendor } from '../../presenter.server.ts'
import type { VendorWire } from '../../schema.ts'
import type { VendorSearch } from '../../service.server.ts'
import { vendorsOfCnpj } from '../service.server.ts'
import * as repository from './repository.server.ts'

/** About what an id takes in memory. */
const BYTES_EACH = 64

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
  const ids = await named(db, query)
  const shown = ids.slice((page - 1) * limit, page * limit)
  const rows = shown.length > 0 ? await repository.suppliersInOrder(db, shown) : []
  return pageOf(rows.map(presentVendor), ids.length, page, limit)
}

/** A company that is in business no more, or not for now, as somebody finds it who comes to register it. */
export interface ClosedCompany {
  razaoSocial: string
  cnpj: string
  situacao: RegisterRecord['situacao']
  /** Since when, 'YYYY-MM-DD', or ''. */
  desde: string
  /** 'YYYY-MM', of the register that says so. */
  competencia: string
  /** Of its page, which no list shows; null where it never had one. */
  pageId: string | null
}

/**
 * What the register that was brought in says of a company without a page in lists; null where it is active, or not
 * known, and for a sole trader, who is a person.
 * @param query a CNPJ, masked or not; null for anything else
 */
export async function closedCompany(db: Database, query: string): Promise<ClosedCompany | null> {
  if (!isCnpj(query)) return null
  const found = await repository.findClosed(db, normaliseCnpj(query))
  if (!found) return null
  const { company, month, pageId } = found
  return {
    razaoSocial: company.legalName,
    cnpj: company.cnpj,
    situacao: company.situation,
    desde: company.situationSince ?? '',
    competencia: month.slice(0, 7),
    pageId,
  }
}

/** What a name finds; another page of it, and the same name again, search nothing. */
const named = (db: Database, question: string) =>
  kept(
    db,
    {
      key: `companies ${question}`,
      tags: ['vendors'],
      bytesOf: (ids) => (ids.length + 1) * BYTES_EACH,
    },
    () => searchNames(db, question),
  )

/** By all words of a name, else by those that distinguish it from others, else by what looks like these. */
async function searchNames(db: Database, question: string): Promise<string[]> {
  const name = withoutLegalForm(question) || question
  const found = await repository.suppliersNamed(db, name, question)
  if (found.length > 0) return found
  const distinctive = distinctiveName(name)
  if (distinctive && distinctive !== name) {
    const known = await repository.suppliersNamed(db, distinctive, question)
    if (known.length > 0) return known
  }
  return repository.suppliersNamedLike(db, distinctive || name)
}
