import { useState } from 'react'
import { CompanyNote, EditNote } from '#/components/company-note/company-note.tsx'
import styles from '#/components/company-note/records.module.css'
import { formatDate } from '#/domain/dates.ts'
import { formatReais } from '#/domain/money.ts'
import { saveNote } from '../queries.ts'
import type { CompanyContracts, ContractWire } from '../schema.ts'

interface ContractsProps {
  contracts: CompanyContracts
  /** The page of whoever edits it now; null for who reads. */
  editing: string | null
}

/** Contracts of governments with a company, and what the company says of each. */
export function Contracts({ contracts, editing }: ContractsProps) {
  const [changed, setChanged] = useState<CompanyContracts | null>(null)
  const { total, contratos } = changed ?? contracts
  return (
    <>
      <ul className={styles.list}>
        {contratos.map((contract) => (
          <li key={contract.numero}>
            <h3>{contract.objeto}</h3>
            <p>
              {contract.valor !== null && <strong>{formatReais(contract.valor)}</strong>}{' '}
              {contract.orgao}
            </p>
            <p className={styles.quiet}>{daysOf(contract)}</p>
            <CompanyNote note={contract.nota} />
            <p className={styles.quiet}>
              Fonte:{' '}
              <a href={contract.fonte} target="_blank" rel="noopener nofollow">
                PNCP, contrato {contract.numero}
              </a>
              , consultado em {formatDate(contract.consultadoEm)}
            </p>
            {editing && (
              <EditNote
                about="este contrato"
                note={contract.nota}
                lead="O contrato vem do PNCP e só sai daqui quando sai de lá."
                save={async (note) => setChanged(await saveNote(editing, contract.numero, note))}
              />
            )}
          </li>
        ))}
      </ul>
      {total > contratos.length && (
        <p className={styles.quiet}>
          Os {contratos.length} mais recentes de {total.toLocaleString('pt-BR')}.
        </p>
      )}
    </>
  )
}

const daysOf = ({ assinatura, inicio, fim }: ContractWire) =>
  [
    assinatura && `Assinado em ${formatDate(assinatura)}`,
    inicio && fim && `vigência de ${formatDate(inicio)} a ${formatDate(fim)}`,
  ]
    .filter(Boolean)
    .join(', ')
