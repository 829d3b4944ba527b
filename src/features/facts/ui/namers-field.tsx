import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { useSending } from '#/components/use-sending.ts'
import { refuseIntegration } from '../queries.ts'
import type { LinkedProduct } from '../schema.ts'
import styles from './facts-form.module.css'

interface NamersFieldProps {
  offerId: string
  /** Products that name this one, and that it does not name. */
  namers: LinkedProduct[]
  /** Called once what everybody sees has changed. */
  onChanged: (() => void) | undefined
}

/** Products that say that they work with this one: each may be refused, at once. */
export function NamersField({ offerId, namers, onChanged }: NamersFieldProps) {
  if (namers.length === 0) return null
  return (
    <fieldset className={styles.plans}>
      <legend>Softwares que citam o seu</legend>
      <p className={styles.hint}>
        Recusado, ele sai da sua página, e na dele a integração aparece como não confirmada. Vale na
        hora, sem salvar.
      </p>
      <ul className={styles.namers}>
        {namers.map((namer) => (
          <Namer key={namer._id} offerId={offerId} namer={namer} onChanged={onChanged} />
        ))}
      </ul>
    </fieldset>
  )
}

interface NamerProps {
  offerId: string
  namer: LinkedProduct
  onChanged: (() => void) | undefined
}

function Namer({ offerId, namer, onChanged }: NamerProps) {
  const [isRefused, setRefused] = useState(namer.recusadoPor === 'este')
  const [, send] = useSending()
  const turn = () =>
    send(async () => {
      const { data } = await refuseIntegration(offerId, namer._id, !isRefused)
      setRefused(data.recusada)
      onChanged?.()
    })
  return (
    <li>
      <span>
        {namer.name}
        {isRefused && <small>Recusado</small>}
      </span>
      <Button look="quiet" onClick={turn}>
        {isRefused ? 'Aceitar' : 'Recusar'}
        <span className="visually-hidden"> {namer.name}</span>
      </Button>
    </li>
  )
}
