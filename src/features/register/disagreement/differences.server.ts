import type { VendorRow } from '#/db/schema/index.ts'
import { addressLine, asWritten, isElsewhere, type PostalAddress } from '#/domain/postal-address.ts'
import { withoutPersonalNumbers } from '#/domain/register.ts'
import { plain, registeredName } from '#/domain/text.ts'
import { afterRegisteredNames } from '#/features/companies/confirmation.server.ts'
import type { PageChange } from '#/features/companies/service.server.ts'
import { registeredAddress } from '../record/address.server.ts'
import type { findRecord } from '../record/service.server.ts'
import type { RegisterField } from './fields.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findRecord>>>

/** A field that the register has otherwise than a page. */
export interface Difference {
  /** What the page says, in one line. */
  own: string
  /** What it would say. */
  registered: string
  /** As the register has it, by which it is known that it was answered. */
  key: string
  /** What takes it over. */
  change: PageChange
  /** What the audit trail keeps of it: nothing of how a company is reached, which may be a person's. */
  trail: { before: Record<string, string>; after: Record<string, string> } | undefined
}

/** How each field is compared: null where both say the same, or one of them nothing. */
export const DIFFERENCES: Record<
  RegisterField,
  (vendor: VendorRow, found: Found) => Difference | null
> = {
  razaoSocial: (vendor, { company }) => ofName(vendor, 'razaoSocial', company.legalName, company),
  nomeFantasia: (vendor, { company }) =>
    ofName(vendor, 'nomeFantasia', company.tradeName ?? '', company),
  atividade: (vendor, { activityText }) => ofText(vendor, 'primaryActivity', activityText ?? ''),
  endereco: ofAddress,
}

function ofName(
  vendor: VendorRow,
  column: 'razaoSocial' | 'nomeFantasia',
  written: string,
  { cnpj }: Found['company'],
): Difference | null {
  const difference = ofText(vendor, column, withoutPersonalNumbers(written, cnpj))
  if (!difference) return null
  const renamed = { [column]: difference.registered }
  return { ...difference, change: { ...renamed, ...afterRegisteredNames(vendor, renamed) } }
}

function ofText(
  vendor: VendorRow,
  column: 'razaoSocial' | 'nomeFantasia' | 'primaryActivity',
  key: string,
): Difference | null {
  const own = vendor[column] ?? ''
  if (own === '' || plain(key) === '' || plain(own) === plain(key)) return null
  const registered = registeredName(key)
  return {
    own,
    registered,
    key,
    change: { [column]: registered },
    trail: { before: { [column]: own }, after: { [column]: registered } },
  }
}

function ofAddress(vendor: VendorRow, { company }: Found): Difference | null {
  const own: PostalAddress = {
    street: vendor.street ?? '',
    number: vendor.streetNumber ?? '',
    complement: vendor.complement ?? '',
    district: vendor.bairro ?? '',
    city: vendor.city ?? '',
    state: vendor.state ?? '',
    cep: vendor.cep ?? '',
  }
  const recorded = registeredAddress(company)
  if (!isElsewhere(own, recorded)) return null
  const written = asWritten(recorded, own)
  const { street, number, complement, district, city, state, cep } = written
  return {
    own: addressLine(own),
    registered: addressLine(written),
    key: addressLine(recorded),
    change: {
      street: street || null,
      streetNumber: number || null,
      complement: complement || null,
      bairro: district || null,
      city: city || null,
      state: state || null,
      cep: cep || null,
    },
    trail: undefined,
  }
}
