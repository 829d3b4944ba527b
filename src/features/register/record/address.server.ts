import type { RecordedRow } from '#/db/schema/register.ts'
import type { PostalAddress } from '#/domain/postal-address.ts'

/** The longest part of an address that a page takes. */
const PART_MAX = 200

/** Where the register has a company, as the register writes it; '' for what it leaves out. */
export function registeredAddress(company: RecordedRow): PostalAddress {
  const part = (text: string | null) => (text ?? '').slice(0, PART_MAX)
  return {
    street: part(company.street),
    number: part(company.streetNumber),
    complement: part(company.complement),
    district: part(company.district),
    city: part(company.city),
    state: company.state ?? '',
    cep: company.cep ?? '',
  }
}
