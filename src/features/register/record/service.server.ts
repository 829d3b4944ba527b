import { asWritten, type PostalAddress } from '#/domain/postal-address.ts'
import type { RegisteredCompany } from '#/integrations/cnpj/register.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { registeredAddress } from './address.server.ts'
import * as repository from './repository.server.ts'

export { changesBeside, findRecord } from './repository.server.ts'

/** A company as the register that was brought in has it. */
export interface Recorded extends RegisteredCompany {
  /** First day of the latest month of the register that says so. */
  month: string
  /** Where it is; null for a sole trader, and for one abroad. */
  address: PostalAddress | null
}

const NOWHERE: PostalAddress = {
  street: '',
  number: '',
  complement: '',
  district: '',
  city: '',
  state: '',
  cep: '',
}

/** Whether a company is a person, as far as the register was brought in. */
export const isSoleTrader = async (db: Database, cnpj: string): Promise<boolean> =>
  (await repository.findRecord(db, cnpj))?.company.isSoleTrader ?? false

/** @returns null for a company that was not brought in */
export async function recordedCompany(db: Database, cnpj: string): Promise<Recorded | null> {
  const found = await repository.findRecord(db, cnpj)
  if (!found) return null
  const { company, month, activityText } = found
  return {
    cnpj,
    razaoSocial: company.legalName,
    nomeFantasia: company.tradeName ?? '',
    phone: company.phone ?? '',
    cep: company.cep ?? '',
    // The register's mailbox is often the accountant's: it is not brought in.
    email: '',
    active: company.situation === 'ativa',
    primaryActivity: activityText ?? '',
    month,
    address:
      company.street && company.state ? asWritten(registeredAddress(company), NOWHERE) : null,
  }
}
