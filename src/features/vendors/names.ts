import { capitaliseWords } from '#/domain/text.ts'
import type { VendorWire } from './schema.ts'

const isAllCapitals = (name: string) => name === name.toLocaleUpperCase('pt-BR')

/** The name people know. The register writes in capitals, which are shown as names are written. */
export function companyName({
  nomeFantasia,
  razaoSocial,
  isAssociated,
}: Pick<VendorWire, 'nomeFantasia' | 'razaoSocial' | 'isAssociated'>) {
  const name = nomeFantasia || razaoSocial
  // What a company itself wrote is its name, capitals and all.
  return !isAssociated && isAllCapitals(name) ? capitaliseWords(name) : name
}

/** A registered name, of a company or of a city, each word capitalised where the register has it in capitals. */
export const registeredName = (name: string) => (isAllCapitals(name) ? capitaliseWords(name) : name)

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
