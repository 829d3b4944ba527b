import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isCnpj, normaliseCnpj } from '#/domain/cnpj.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import type { KnownVendor } from '../../schema.ts'
import { companyOfCnpj, vendorOfCnpj } from '../queries.ts'
import { type Details, type Filled, maskCep } from './details.ts'

/** What came of asking somebody else about a number. */
export type Lookup = 'idle' | 'asking' | 'filled' | 'unknown' | 'unavailable'

/** Product limit: how long after opening the first step looks at a tax id that came with it. */
const STARTS_AFTER_MS = 1000

export const outcomeOf = (error: unknown): Lookup =>
  error instanceof ApiError && error.status === 404 ? 'unknown' : 'unavailable'

interface CompanyLookup {
  form: UseFormReturnType<Details>
  digitsOnly: boolean
  /** Bare CNPJ of the page that is being registered, once it is begun; else ''. */
  ownCnpj: string
  /** Puts what was found into the fields. */
  fill(found: Filled): void
  onRegistered(vendor: KnownVendor): void
}

/**
 * Asks about the company as soon as its CNPJ is complete: whether it is registered here, else what
 * the public register says of it.
 */
export function useCompanyLookup({ form, digitsOnly, ownCnpj, ...then }: CompanyLookup): Lookup {
  const [outcome, setOutcome] = useState<Lookup>('idle')
  const isFirst = useRef(true)
  const earlier = useRef<Filled>({})
  const typed = form.values.cnpj
  const cnpj = isCnpj(typed, { digitsOnly }) ? normaliseCnpj(typed) : ''
  const asks = cnpj !== '' && cnpj !== ownCnpj

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    setOutcome('asking')
    try {
      const known = await vendorOfCnpj(cnpj, signal)
      if (signal.aborted) return
      if (known) {
        setOutcome('idle')
        return then.onRegistered(known)
      }
      const { nomeEmpresa, nomeFantasia, telefone, cep } = await companyOfCnpj(cnpj, signal)
      if (signal.aborted) return
      earlier.current = {
        razaoSocial: nomeEmpresa,
        nomeFantasia: nomeFantasia || nomeEmpresa,
        telefone,
        cep: maskCep(cep),
      }
      then.fill(earlier.current)
      setOutcome('filled')
    } catch (error) {
      if (signal.aborted) return
      // What another number filled is not this company's.
      const fields = [...Object.keys(earlier.current), 'cep']
      then.fill(Object.fromEntries(fields.map((field) => [field, ''])))
      earlier.current = {}
      setOutcome(outcomeOf(error))
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each number is asked about once
  useEffect(() => {
    const delay = isFirst.current ? STARTS_AFTER_MS : 0
    isFirst.current = false
    setOutcome('idle')
    if (!asks) return
    const asking = new AbortController()
    const timer = setTimeout(() => void ask(asking.signal), delay)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [cnpj, asks])

  return outcome
}
