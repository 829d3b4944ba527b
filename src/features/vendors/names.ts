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

/** The registered name, each word capitalised where the register has it in capitals. */
export const registeredName = (razaoSocial: string) =>
  isAllCapitals(razaoSocial) ? capitaliseWords(razaoSocial) : razaoSocial

/** The company's own words, else its registered activity, else the spec's fallback. */
export const vendorDescription = (
  vendor: Pick<VendorWire, 'descricao' | 'atividadeEcononicaPrimaria'>,
) =>
  vendor.descricao ||
  vendor.atividadeEcononicaPrimaria ||
  'Descrição não informada pelo responsável.'
