import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { formatDate } from '#/domain/dates.ts'
import type { SanctionWire } from '../schema.ts'
import type { NoteFormProps } from './note-form.tsx'
import styles from './sanctions.module.css'

const NoteForm = lazyPart<NoteFormProps>(() => import('./note-form.tsx'))

const LISTS: Record<SanctionWire['lista'], string> = {
  CEIS: 'Cadastro de Empresas Inidôneas e Suspensas',
  CNEP: 'Cadastro Nacional de Empresas Punidas',
}

interface SanctionsProps {
  sanctions: SanctionWire[]
  /** The page of whoever edits it now; null for who reads. */
  editing: string | null
}

/** Sanctions of a company as the public lists have them, and what the company says of each. */
export function Sanctions({ sanctions, editing }: SanctionsProps) {
  const [changed, setChanged] = useState<SanctionWire[] | null>(null)
  return (
    <ul className={styles.list}>
      {(changed ?? sanctions).map((sanction) => (
        <li key={`${sanction.lista} ${sanction.codigo}`}>
          <h3>{sanction.categoria}</h3>
          <p>
            {sanction.orgao}
            {sanction.inicio && `, desde ${formatDate(sanction.inicio)}`}
            {sanction.fim ? ` até ${formatDate(sanction.fim)}` : ', sem data de fim'}
          </p>
          {sanction.fundamento && <p className={styles.quiet}>{sanction.fundamento}</p>}
          {sanction.nota && (
            <blockquote className={styles.note}>
              <strong>O que a empresa diz</strong>
              <p>{sanction.nota}</p>
            </blockquote>
          )}
          <p className={styles.quiet}>
            Fonte:{' '}
            <a href={sanction.fonte} target="_blank" rel="noopener nofollow">
              {LISTS[sanction.lista]} ({sanction.lista})
            </a>
            , lista de {formatDate(sanction.consultadoEm)}
            {sanction.processo && `. Processo ${sanction.processo}`}
          </p>
          {editing && <Note vendorId={editing} sanction={sanction} onSaved={setChanged} />}
        </li>
      ))}
    </ul>
  )
}

function Note(props: Omit<NoteFormProps, 'onClose'>) {
  const dialog = useDialog()
  return (
    <>
      <Button look="secondary" onClick={() => dialog.open()}>
        {props.sanction.nota ? 'Editar o que a empresa diz' : 'Dizer algo sobre esta sanção'}
      </Button>
      <FormDialog title="O que a empresa diz" {...dialog.props}>
        <NoteForm {...props} onClose={dialog.close} />
      </FormDialog>
    </>
  )
}
