import { formatPhone } from '#/domain/phone.ts'
import type { PostalAddress as AddressOfRegister } from '#/domain/postal-address.ts'
import { recordedCompany } from '#/features/register/record/service.server.ts'
import type { PostalAddress } from '#/integrations/cep/directory.server.ts'
import type { RegisteredCompany } from '#/integrations/cnpj/register.server.ts'
import { LookupUnavailable } from '#/integrations/lookup.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { KEEP_MS } from './limits.ts'
import * as repository from './repository.server.ts'
import type { AddressWire, CompanyWire } from './schema.ts'

const FILL_BY_HAND = 'A consulta não está disponível agora. Preencha os dados à mão.'

/**
 * What the public register says of a company in business: the month of it that was brought in, else who is
 * asked over the network.
 * @param cnpj bare
 * @throws AppError 404 for a company that is unknown or not active, 503 when nobody can be asked
 */
export async function lookUpCompany(
  { db, companyRegister }: Platform,
  cnpj: string,
): Promise<CompanyWire> {
  const recorded = await recordedCompany(db, cnpj)
  const company = recorded ?? (await remembered(db, 'cnpj', cnpj, () => companyRegister.find(cnpj)))
  if (!company?.active) throw notFound('Não há empresa ativa com este CNPJ no registro público.')
  return {
    ...presentCompany(company),
    fonte: recorded ? 'receita' : 'consulta',
    competencia: recorded ? recorded.month.slice(0, 7) : null,
    endereco: recorded?.address ? presentRecorded(recorded.address) : null,
  }
}

/**
 * The same for rules that ask what the register itself says of a company, with its e-mail address, which no month that
 * was brought in keeps: without somebody to ask, it has none.
 * @returns null for a company that is unknown or not active, 'unavailable' while nobody can be asked
 */
export async function registeredCompany(
  { db, companyRegister }: Pick<Platform, 'db' | 'companyRegister'>,
  cnpj: string,
): Promise<RegisteredCompany | null | 'unavailable'> {
  const recorded = await recordedCompany(db, cnpj)
  if (recorded && !recorded.active) return null
  try {
    const asked = await remembered(db, 'cnpj', cnpj, () => companyRegister.find(cnpj))
    if (recorded) return { ...recorded, email: asked?.email ?? '' }
    return asked?.active ? asked : null
  } catch (error) {
    if (error instanceof AppError) return recorded ?? 'unavailable'
    throw error
  }
}

/**
 * @param cep 8 digits
 * @throws AppError 404 for an unknown code, 503 when nobody can be asked
 */
export async function lookUpAddress(
  { db, postalDirectory }: Platform,
  cep: string,
): Promise<AddressWire> {
  const address = await remembered(db, 'cep', cep, () => postalDirectory.find(cep))
  if (!address) throw notFound('CEP não encontrado.')
  return presentAddress(address)
}

const presentCompany = (company: RegisteredCompany) => ({
  nomeEmpresa: company.razaoSocial,
  nomeFantasia: company.nomeFantasia,
  telefone: company.phone && formatPhone(company.phone),
  cep: company.cep,
})

const presentRecorded = ({
  city,
  state,
  street,
  number,
  district,
  complement,
}: AddressOfRegister) => ({
  cidade: city,
  estado: state,
  rua: street,
  numero: number,
  bairro: district,
  complemento: complement,
  pais: 'Brasil',
})

/** No directory has the number; what ViaCEP calls complement is a range of numbers. */
const presentAddress = (address: PostalAddress): AddressWire => ({
  cidade: address.city,
  estado: address.state,
  rua: address.street,
  numero: '',
  bairro: address.bairro,
  complemento: '',
  pais: 'Brasil',
})

const isLasting = (found: object) => !('active' in found && found.active === false)

/** Found things are kept for a month; what was not found, or is not active, may be so tomorrow. */
async function remembered<Found extends object>(
  db: Database,
  kind: 'cnpj' | 'cep',
  key: string,
  ask: () => Promise<Found | null>,
): Promise<Found | null> {
  const since = new Date(Date.now() - KEEP_MS)
  const stored = await repository.storedAnswer(db, kind, key, since)
  if (stored) return stored as Found
  try {
    const found = await ask()
    if (found && isLasting(found)) await repository.storeAnswer(db, kind, key, found)
    return found
  } catch (error) {
    if (error instanceof LookupUnavailable) throw new AppError(503, FILL_BY_HAND)
    throw error
  }
}
