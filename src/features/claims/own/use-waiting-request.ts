import { useEffect, useState } from 'react'
import { callData } from '#/platform/browser/api-client.ts'
import type { ClaimStatus } from '../status.ts'
import type { OwnRequest } from './schema.ts'

const WAITING: ClaimStatus[] = ['awaiting_email', 'awaiting_admin']

/** What several buttons of a page ask at once is one call. */
let asking: { userId: string; answer: Promise<OwnRequest[]> } | undefined

function ownRequests(userId: string): Promise<OwnRequest[]> {
  if (asking?.userId === userId) return asking.answer
  const answer = callData<OwnRequest[]>('/v1/meus-pedidos', { quiet: true })
  const mine = { userId, answer }
  asking = mine
  const forget = () => {
    if (asking === mine) asking = undefined
  }
  answer.then(forget, forget)
  return answer
}

/**
 * A person's own request for a page that is not decided yet; undefined where there is none, and until
 * that is known.
 * @param userId '' for a visitor
 * @param sent another one asks again
 */
export function useWaitingRequest(userId: string, cnpj: string, sent: unknown) {
  const [found, setFound] = useState<{ userId: string; cnpj: string; request?: OwnRequest }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies(sent): the same is asked again
  useEffect(() => {
    if (!userId) return
    let isLeft = false
    ownRequests(userId).then(
      (requests) => {
        const isThis = ({ status, pagina }: OwnRequest) =>
          pagina.cnpj === cnpj && WAITING.includes(status)
        if (!isLeft) setFound({ userId, cnpj, request: requests.find(isThis) })
      },
      // Then it can be asked for, and the server says that it waits.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [userId, cnpj, sent])
  return found?.userId === userId && found.cnpj === cnpj ? found.request : undefined
}
