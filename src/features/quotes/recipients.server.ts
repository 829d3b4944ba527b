import { companyName } from '#/features/vendors/names.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { consentText } from './consent.ts'
import * as repository from './repository.server.ts'
import type { RecipientWire } from './schema.ts'

export const nameOf = (company: repository.CompanyRow) =>
  companyName({ ...company, nomeFantasia: company.nomeFantasia ?? '' })

/**
 * Who takes requests: of some suppliers, and of those who sell some products, with what a buyer agrees to
 * for each.
 */
export async function recipientsOf(
  db: Database,
  { vendorIds, offerIds }: { vendorIds: string[]; offerIds: string[] },
): Promise<RecipientWire[]> {
  const companies = await repository.takersOf(db, { vendorIds, offerIds })
  const sold = await repository.soldAmong(db, {
    vendorIds: companies.map(({ id }) => id),
    offerIds,
  })
  return companies.map((company) => ({
    _id: company.id,
    nome: nameOf(company),
    software: sold
      .filter(({ vendorId }) => vendorId === company.id)
      .map(({ id, name }) => ({ _id: id, nome: name })),
    consentimento: consentText(nameOf(company)),
  }))
}
