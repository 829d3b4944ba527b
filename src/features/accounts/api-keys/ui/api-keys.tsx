import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { formatDate, formatDay } from '#/domain/dates.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { API_KEYS_MAX } from '../../limits.ts'
import { apiKeys, revokeKey } from '../queries.ts'
import type { KeyWire, MadeKey } from '../schema.ts'
import styles from './api-keys.module.css'
import { MadeKeyField } from './made-key-field.tsx'
import { NewKey } from './new-key.tsx'

/** A person's keys of the API: made, told once and revoked. */
export function ApiKeys() {
  const { data: keys, isError, refetch } = useQuery(apiKeys())
  const queries = useQueryClient()
  const question = useDialog<KeyWire>()
  const list = useRef<HTMLUListElement>(null)
  const [made, setMade] = useState<MadeKey>()
  const reload = () => queries.invalidateQueries({ queryKey: apiKeys().queryKey })

  async function show(key: MadeKey) {
    setMade(key)
    await reload()
  }

  async function revoke() {
    if (!question.about) return
    const { _id: id } = question.about
    const { message } = await revokeKey(id)
    if (made?._id === id) setMade(undefined)
    await reload()
    showAlert('success', message)
    // What was pressed is gone.
    list.current?.focus()
  }

  return (
    <>
      <p>
        Para programas que leem dados públicos da Praça mais vezes por minuto. Uma chave é gratuita
        e não entra na sua conta. <a href="/docs">Como usar a API</a>
      </p>
      {isError && <LoadFailed title="Não foi possível carregar as chaves." onRetry={refetch} />}
      {made && <MadeKeyField key={made._id} made={made} />}
      {keys && keys.length > 0 && (
        <ul className={styles.list} tabIndex={-1} ref={list} aria-label="Chaves da API">
          {keys.map((key) => (
            <li key={key._id} className={styles.key}>
              <div className={styles.what}>
                <p className={styles.name}>{key.nome}</p>
                <p className={styles.use}>
                  Criada em {formatDay(key.criadaEm)}.{' '}
                  {key.usadaEm ? `Último uso: ${formatDate(key.usadaEm)}.` : 'Ainda não foi usada.'}
                </p>
              </div>
              <Button look="secondary" onClick={() => question.open(key)}>
                Revogar<span className="visually-hidden"> {key.nome}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {keys &&
        (keys.length < API_KEYS_MAX ? (
          <NewKey onMade={show} />
        ) : (
          <p>Você tem {API_KEYS_MAX} chaves, o máximo. Revogue uma para criar outra.</p>
        ))}
      <ConfirmDialog
        title="Revogar chave"
        question={`Os programas que usam a chave “${question.about?.nome ?? ''}” deixam de ler com ela agora. Deseja continuar?`}
        {...question.props}
        onConfirm={revoke}
      />
    </>
  )
}
