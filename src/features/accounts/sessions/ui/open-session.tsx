import { Laptop, Smartphone } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import { Tag } from '#/components/chip.tsx'
import { formatMoment } from '#/domain/dates.ts'
import type { OpenAccess } from '../schema.ts'
import styles from './open-sessions.module.css'

interface OpenSessionProps {
  session: OpenAccess
  onEnd(): void
}

/** A browser that is in the account, or may get into it without the password. */
export function OpenSession({ session, onEnd }: OpenSessionProps) {
  const { aparelho, endereco, ultimoUso, atual, aberta, lembrado } = session
  const Icon = /iPhone|iPad|Android/.test(aparelho) ? Smartphone : Laptop
  return (
    <li className={styles.session}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.what}>
        <p className={styles.name}>
          {aparelho}
          {atual && <Tag>Este aparelho</Tag>}
          {lembrado && <Tag tone="sun">Login lembrado</Tag>}
        </p>
        <p className={styles.where}>
          <span>
            {aberta ? 'Último uso: ' : 'Fora da conta; último acesso: '}
            <time dateTime={ultimoUso}>{formatMoment(ultimoUso)}</time>
          </span>
          {endereco && <span>Endereço {endereco}</span>}
        </p>
      </div>
      {atual ? (
        lembrado && (
          <Button look="quiet" onClick={onEnd}>
            Esquecer este aparelho
          </Button>
        )
      ) : (
        <Button look="secondary" onClick={onEnd}>
          Encerrar
          <span className="visually-hidden">
            {' '}
            {aparelho}, {endereco}
          </span>
        </Button>
      )}
    </li>
  )
}
