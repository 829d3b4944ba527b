import { registeredName } from '#/domain/text.ts'
import type { VendorWire } from './schema.ts'

/** The name people know. The register writes in capitals, which are shown as names are written. */
export function companyName({
  nomeFantasia,
  razaoSocial,
  isAssociated,
}: Pick<VendorWire, 'nomeFantasia' | 'razaoSocial' | 'isAssociated'>) {
  const name = nomeFantasia || razaoSocial
  // What a company itself wrote is its name, capitals and all.
  return isAssociated ? name : registeredName(name)
}

/** Where a company is, as people write it. */
export const placeName = ({ cidade, estado }: Pick<VendorWire, 'cidade' | 'estado'>) =>
  [registeredName(cidade), estado].filter(Boolean).join(', ')

/** The company's own words, else its registered activity, else the spec's fallback. */
export const vendorDescription = (
  vendor: Pick<VendorWire, 'descricao' | 'atividadeEcononicaPrimaria'>,
) =>
  vendor.descricao ||
  vendor.atividadeEcononicaPrimaria ||
  'Descrição não informada pelo responsável.'
