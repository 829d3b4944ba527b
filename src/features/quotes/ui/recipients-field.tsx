import { Checkbox } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { Unbroken } from '#/components/unbroken.tsx'
import { RECIPIENTS_MAX } from '../limits.ts'
import type { RecipientWire } from '../schema.ts'
import styles from './quotes.module.css'

/** Suppliers that are seen before somebody asks for more. */
const SEEN = 6

interface Consent {
  fornecedor: string
  texto: string
}

interface RecipientsFieldProps {
  recipients: RecipientWire[]
  agreed: Consent[]
  error: ReactNode
  onChange(agreed: Consent[]): void
}

/** Who receives a request: a tick each, beside the text that it agrees to. */
export function RecipientsField({ recipients, agreed, error, onChange }: RecipientsFieldProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? recipients : recipients.slice(0, SEEN)
  const isFull = agreed.length >= RECIPIENTS_MAX
  return (
    <fieldset className={styles.part}>
      <legend>Quem recebe</legend>
      <p className={styles.hint}>
        Escolha até {RECIPIENTS_MAX}. Cada um recebe o que você escreveu e o seu nome, e não vê a
        conversa dos outros.
      </p>
      <div className={styles.recipients}>
        {shown.map(({ _id, nome, software, consentimento }, index) => {
          const isAgreed = agreed.some(({ fornecedor }) => fornecedor === _id)
          const sold = software.map((one) => one.nome).join(', ')
          return (
            <Checkbox
              key={_id}
              label={
                <>
                  <strong>{nome}</strong>
                  {sold && ` · ${sold}`}
                </>
              }
              description={<Unbroken>{consentimento}</Unbroken>}
              checked={isAgreed}
              disabled={isFull && !isAgreed}
              aria-invalid={error && index === 0 ? true : undefined}
              data-path={index === 0 ? 'consentimento' : undefined}
              onChange={() =>
                onChange(
                  isAgreed
                    ? agreed.filter(({ fornecedor }) => fornecedor !== _id)
                    : [...agreed, { fornecedor: _id, texto: consentimento }],
                )
              }
            />
          )
        })}
      </div>
      {recipients.length > shown.length && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          Ver mais {recipients.length - shown.length} fornecedores
        </Button>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
