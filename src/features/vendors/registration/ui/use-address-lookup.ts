import { useState } from 'react'
import { addressOfCep } from '../queries.ts'
import type { Filled } from './details.ts'
import { type Lookup, useLookup } from './use-lookup.ts'

const WHOLE = /^\d{5}-\d{3}$/

/**
 * Asks for the address of a CEP once it is complete. The one that the form began with, or that came with the
 * company, is not asked about: its address came with it.
 * @param cep masked, or what of it is there
 * @param fill puts what was found into the fields
 * @param known the one that came with the company; ''
 */
export function useAddressLookup(cep: string, fill: (found: Filled) => void, known = ''): Lookup {
  /** Null once it was changed. */
  const [first, setFirst] = useState<string | null>(cep)
  if (first !== null && cep !== first) setFirst(null)
  return useLookup({
    queryKey: ['address-of-cep', cep],
    queryFn: ({ signal }) => addressOfCep(cep.replace('-', ''), signal),
    enabled: cep !== first && cep !== known && WHOLE.test(cep),
    onFound: ({ cidade, estado, rua, bairro, pais }) =>
      fill({ cidade, estado, logradouro: rua, bairro, pais: pais || 'Brasil' }),
    // The address of another CEP is none of this one's.
    onFailed: () => fill({ cidade: '', estado: '', logradouro: '', bairro: '' }),
  }).lookup
}
