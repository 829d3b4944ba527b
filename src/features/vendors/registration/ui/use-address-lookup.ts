import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { addressOfCep } from '../queries.ts'
import type { Filled } from './details.ts'
import { type Lookup, outcomeOf } from './use-company-lookup.ts'

const WHOLE = /^\d{5}-\d{3}$/

/**
 * Asks for the address of a CEP once it is complete. The one that the form began with is not asked
 * about: its address came with it.
 * @param cep masked, or what of it is there
 * @param fill puts what was found into the fields
 */
export function useAddressLookup(cep: string, fill: (found: Filled) => void): Lookup {
  const [outcome, setOutcome] = useState<Lookup>('idle')
  const asked = useRef(cep)

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    setOutcome('asking')
    try {
      const found = await addressOfCep(cep.replace('-', ''), signal)
      if (signal.aborted) return
      fill({
        cidade: found.cidade,
        estado: found.estado,
        logradouro: found.rua,
        bairro: found.bairro,
        pais: found.pais || 'Brasil',
      })
      setOutcome('filled')
    } catch (error) {
      if (signal.aborted) return
      // The address of another CEP is none of this one's.
      fill({ cidade: '', estado: '', logradouro: '', bairro: '' })
      setOutcome(outcomeOf(error))
    }
  })

  useEffect(() => {
    if (cep === asked.current) return
    asked.current = ''
    setOutcome('idle')
    if (!WHOLE.test(cep)) return
    asked.current = cep
    const asking = new AbortController()
    void ask(asking.signal)
    return () => asking.abort()
  }, [cep])

  return outcome
}
