import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#/components/button.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { READINESS, type ReadinessItem } from '#/domain/readiness.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { OPINIONS } from '../limits.ts'
import { ownOpinions, say } from '../queries.ts'
import type { Opinion, OwnOpinions } from '../schema.ts'
import styles from './opinions-panel.module.css'
import { SITUATION_NAMES } from './situations.ts'

export interface OpinionsPanelProps {
  offerId: string
}

const NAMES: Record<Opinion, string> = { confirma: 'Confirmo', discorda: 'Discordo' }

/** Where who reviewed a product says of each declaration whether it is so. */
export default function OpinionsPanel({ offerId }: OpinionsPanelProps) {
  const userId = useStoredUser()?._id ?? ''
  const own = ownOpinions(offerId, userId)
  const { data, isError, error, refetch } = useQuery(own)
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const [sending, setSending] = useState(false)

  async function choose(item: ReadinessItem, opinion: Opinion | null) {
    if (sending) return
    setSending(true)
    try {
      const { data: after } = await say(offerId, item, opinion)
      queries.setQueryData<OwnOpinions>(own.queryKey, after)
      void revalidate()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      void refetch()
    } finally {
      setSending(false)
    }
  }

  if (isError)
    return <LoadFailed title="Não foi possível carregar." why={error.message} onRetry={refetch} />
  if (!data) return <p role="status">Carregando…</p>
  const judged = data.itens.filter(({ situacao }) => situacao !== 'planejado')
  return (
    <div className={styles.panel}>
      <p>
        {data.podeOpinar
          ? 'O seu nome não aparece: a página mostra só quantos confirmam e quantos discordam.'
          : data.motivo}
      </p>
      {data.podeOpinar && judged.length === 0 && <p>Nada está declarado agora.</p>}
      {data.podeOpinar && (
        <ul>
          {judged.map(({ item, situacao, opiniao }) => (
            <li key={item}>
              <span>
                {READINESS[item]}: <strong>{SITUATION_NAMES[situacao]}</strong>
              </span>
              <fieldset>
                <legend className="visually-hidden">{READINESS[item]}</legend>
                {OPINIONS.map((opinion) => (
                  <Button
                    key={opinion}
                    look={opiniao === opinion ? 'primary' : 'secondary'}
                    aria-pressed={opiniao === opinion}
                    aria-disabled={sending}
                    onClick={() => choose(item, opiniao === opinion ? null : opinion)}
                  >
                    {NAMES[opinion]}
                  </Button>
                ))}
              </fieldset>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
