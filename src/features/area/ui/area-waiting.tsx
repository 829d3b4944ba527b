import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Link } from '#/components/link.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { Section } from '#/components/section.tsx'
import { offerPath } from '#/features/catalogue/links.ts'
import { vendorPath } from '#/features/companies/links.ts'
import type { RegisterQuestion } from '#/features/register/disagreement/schema.ts'
import { supplierAreaPath } from '#/platform/links.ts'
import { waitingAt } from '../queries.ts'
import type { WaitingWire } from '../schema.ts'
import styles from './area-waiting.module.css'

interface AreaWaitingProps {
  vendorId: string
  /** Asks, in a row of the class, whether the page takes what the register says; `onGone` takes focus after it. */
  askRegister(
    question: RegisterQuestion,
    className: string | undefined,
    onGone: () => void,
  ): ReactNode
}

/** What waits for the person at a page, each with the way to it; what follows comes once its height is known. */
export function AreaWaiting({ vendorId, askRegister }: AreaWaitingProps) {
  const { data, isError, refetch } = useQuery(waitingAt(vendorId))
  const list = useRef<HTMLUListElement>(null)
  return (
    <Section id="espera" title="Espera por você">
      {isError ? (
        <LoadFailed title="Não foi possível carregar as pendências." onRetry={refetch} />
      ) : (
        <div className={styles.room}>
          {data ? (
            <ul ref={list} className={styles.list} tabIndex={-1}>
              {data.dadosNaReceita && (
                <li>{askRegister(data.dadosNaReceita, styles.row, () => list.current?.focus())}</li>
              )}
              <Rows waiting={data} vendorId={vendorId} />
            </ul>
          ) : (
            <div className={styles.coming} role="status" aria-label="Carregando o que espera" />
          )}
        </div>
      )}
    </Section>
  )
}

interface RowsProps {
  waiting: WaitingWire
  vendorId: string
}

function Rows({ waiting, vendorId }: RowsProps) {
  const { semResposta, orcamentosSemResposta, publicidadesEmAnalise, fichas, dadosNaReceita } =
    waiting
  const rows = [
    ...(orcamentosSemResposta > 0
      ? [
          {
            to: supplierAreaPath(vendorId, 'orcamentos'),
            text:
              orcamentosSemResposta === 1
                ? '1 orçamento sem resposta'
                : `${orcamentosSemResposta} orçamentos sem resposta`,
            about: 'Quem pediu espera por você',
          },
        ]
      : []),
    ...semResposta.map(({ _id, tipo, nome, total }) => ({
      to: `${tipo === 'Fornecedor' ? vendorPath(_id) : offerPath(_id)}#avaliacoes`,
      text: total === 1 ? '1 avaliação sem resposta' : `${total} avaliações sem resposta`,
      about: nome,
    })),
    ...(publicidadesEmAnalise > 0
      ? [
          {
            to: supplierAreaPath(vendorId, 'publicidades'),
            text:
              publicidadesEmAnalise === 1
                ? '1 publicidade em análise'
                : `${publicidadesEmAnalise} publicidades em análise`,
            about: 'Nossa equipe confere',
          },
        ]
      : []),
    ...fichas.map(({ _id, nome, preenchida }) => ({
      to: `/software/details/${_id}`,
      text: `Ficha ${preenchida} % preenchida`,
      about: nome,
    })),
  ]
  if (rows.length === 0 && !dadosNaReceita)
    return <li className={styles.row}>Nada espera por você.</li>
  return rows.map(({ to, text, about }) => (
    <li key={`${to} ${text}`}>
      <Link to={to} className={styles.row} data-row>
        <strong>{text}</strong> <span>{about}</span>
        <ChevronRight aria-hidden="true" size={18} />
      </Link>
    </li>
  ))
}
