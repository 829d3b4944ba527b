import { clsx } from 'clsx'
import { useState } from 'react'
import { CompanyNote, EditNote } from '#/components/company-note/company-note.tsx'
import styles from '#/components/company-note/records.module.css'
import { formatDate } from '#/domain/dates.ts'
import { saveNote } from '../queries.ts'
import type { SanctionWire } from '../schema.ts'

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
    <ul className={clsx(styles.list, styles.grave)}>
      {(changed ?? sanctions).map((sanction) => (
        <li key={`${sanction.lista} ${sanction.codigo}`}>
          <h3>{sanction.categoria}</h3>
          <p>
            {sanction.orgao}
            {sanction.inicio && `, desde ${formatDate(sanction.inicio)}`}
            {sanction.fim ? ` até ${formatDate(sanction.fim)}` : ', sem data de fim'}
          </p>
          {sanction.fundamento && <p className={styles.quiet}>{sanction.fundamento}</p>}
          <CompanyNote note={sanction.nota} />
          <p className={styles.quiet}>
            Fonte:{' '}
            <a href={sanction.fonte} target="_blank" rel="noopener nofollow">
              {LISTS[sanction.lista]} ({sanction.lista})
            </a>
            , lista de {formatDate(sanction.consultadoEm)}
            {sanction.processo && `. Processo ${sanction.processo}`}
          </p>
          {editing && (
            <EditNote
              about="esta sanção"
              note={sanction.nota}
              lead="A sanção vem da lista pública e só sai daqui quando sai de lá."
              save={async (note) => setChanged(await saveNote(editing, sanction, note))}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
