import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { isCnpj, normaliseCnpj } from '#/domain/cnpj.ts'
import { registeredName } from '#/domain/text.ts'
import type { CompanyWire } from '#/features/lookups/schema.ts'
import type { KnownVendor } from '../../schema.ts'
import { companyOfCnpj, vendorOfCnpj } from '../queries.ts'
import { type Details, type Filled, maskCep } from './details.ts'
import { type Lookup, useLookup } from './use-lookup.ts'

/** What came of asking about a company. */
interface FoundCompany {
  lookup: Lookup
  /** 'MM/YYYY': of the register that answered; '' where another one did, or none. */
  month: string
  /** The CEP whose address came with the company, masked; '' where none did. */
  cep: string
}

/** Product limit: how long after opening the first step looks at a tax id that came with it. */
const STARTS_AFTER_MS = 1000

interface CompanyLookup {
  form: Pick<UseFormReturnType<Details>, 'values' | 'getValues'>
  digitsOnly: boolean
  /** Bare CNPJ of the page that is being registered, once it is begun; else ''. */
  ownCnpj: string
  /** Whether what the register says is for who fills the form in: of a page that nobody claimed it is for nobody yet. */
  isOffered?: boolean
  /** Puts what was found into the fields. */
  fill(found: Filled): void
  /** Only of a number that is not `ownCnpj`. */
  onRegistered?(vendor: KnownVendor): void
}

/**
 * Asks about the company as soon as its CNPJ is complete: whether it is registered here, else what
 * the public register says of it. Of a page that has no address yet, as one that was just claimed, the register is
 * asked alone.
 */
export function useCompanyLookup({
  form,
  digitsOnly,
  ownCnpj,
  isOffered = true,
  ...then
}: CompanyLookup): FoundCompany {
  const earlier = useRef<Filled>({})
  const typed = form.values.cnpj
  const cnpj = isCnpj(typed, { digitsOnly }) ? normaliseCnpj(typed) : ''
  const hasStarted = useStart(cnpj)
  const isOwn = cnpj === ownCnpj
  const [isBlank] = useState(form.values.logradouro === '')

  const { data, lookup } = useLookup({
    queryKey: ['company-of-cnpj', cnpj],
    queryFn: async ({ signal }) =>
      (!isOwn && (await vendorOfCnpj(cnpj, signal))) || (await companyOfCnpj(cnpj, signal)),
    enabled: isOffered && hasStarted && cnpj !== '' && (!isOwn || isBlank),
    onFound(company) {
      if (isRegistered(company)) return then.onRegistered?.(company)
      // An address that somebody chose by its CEP is not mixed with another one.
      const { cep } = form.getValues()
      const isOwnCep = cep !== '' && cep !== earlier.current.cep
      earlier.current = filledFrom(isOwnCep ? { ...company, endereco: null } : company)
      then.fill(earlier.current)
    },
    // What another number filled is not this company's.
    onFailed() {
      const fields = [...Object.keys(earlier.current), 'cep']
      then.fill(Object.fromEntries(fields.map((field) => [field, ''])))
      earlier.current = {}
    },
  })
  if (!data || isRegistered(data)) return { lookup: data ? 'idle' : lookup, month: '', cep: '' }
  const month = data.competencia?.split('-').reverse().join('/') ?? ''
  return { lookup, month, cep: data.endereco ? maskCep(data.cep) : '' }
}

const isRegistered = (company: KnownVendor | CompanyWire): company is KnownVendor =>
  'owns' in company

const filledFrom = ({
  nomeEmpresa,
  nomeFantasia,
  telefone,
  cep,
  endereco,
}: CompanyWire): Filled => ({
  razaoSocial: registeredName(nomeEmpresa),
  nomeFantasia: registeredName(nomeFantasia || nomeEmpresa),
  telefone,
  cep: maskCep(cep),
  ...(endereco && {
    cidade: endereco.cidade,
    estado: endereco.estado,
    logradouro: endereco.rua,
    numero: endereco.numero,
    bairro: endereco.bairro,
    complemento: endereco.complemento,
  }),
})

/** Whether a number may be asked about yet: one that came with the form waits, one that is typed does not. */
function useStart(cnpj: string) {
  const [first, setFirst] = useState<string | null>(cnpj)
  if (first !== null && cnpj !== first) setFirst(null)
  useEffect(() => {
    const timer = setTimeout(() => setFirst(null), STARTS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return first === null
}
