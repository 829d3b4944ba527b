import type { ReactNode } from 'react'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { RECENT_DAYS } from '../limits.ts'
import { formatPeriod } from '../period.ts'
import type { AdvertisementWire } from '../schema.ts'
import { STATE_WORDS, stateName } from '../state-names.ts'
import { isDeletable, isEditable } from '../states.ts'
import styles from './advertisements-panel.module.css'
import { paymentLine } from './payment-line.ts'

interface AdvertisementItemProps {
  advertisement: AdvertisementWire
  /** In São Paulo, as 2026-11-21. */
  today: string
  /** What can be done with it. */
  actions: ReactNode
}

/** An advertisement, for those who keep its page. */
export function AdvertisementItem({ advertisement, today, actions }: AdvertisementItemProps) {
  const { nomePublicidade, dataInicio, dataFim, descricao, logotipo, status } = advertisement
  const { motivo, pagamento } = advertisement
  const note = noteOn(advertisement, today)
  return (
    <li className={styles.item}>
      {logotipo && <img className={styles.picture} src={logotipo} alt="" loading="lazy" />}
      <div className={styles.text}>
        <div className={styles.title}>
          <h3>{nomePublicidade}</h3>
          <DeskState tone={STATE_WORDS[status].tone}>{stateName(advertisement, today)}</DeskState>
        </div>
        <p className={styles.period}>{formatPeriod(dataInicio, dataFim)}</p>
        <p className={styles.description}>{descricao}</p>
        {motivo && <p className={styles.note}>Motivo: {motivo}</p>}
        {note && <p className={styles.note}>{note}</p>}
        {pagamento && <p className={styles.payment}>{paymentLine(pagamento)}</p>}
      </div>
      {wasShown(advertisement) && <Figures {...advertisement} />}
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}

/** What its keepers have to do, or ''. */
function noteOn({ status, dataInicio }: AdvertisementWire, today: string) {
  if (status === 'paid') return 'Escolha novas datas: o início chegou antes do pagamento.'
  if (isDeletable(status) && dataInicio < today)
    return 'A data de início já passou. Escolha novas datas antes de pagar.'
  return ''
}

/** Whether it can be paid now. */
export const isPayable = ({ status, dataInicio }: AdvertisementWire, today: string) =>
  isDeletable(status) && dataInicio >= today

/** What changing it is called; null where it cannot be changed. */
export function editName({ status }: AdvertisementWire): string | null {
  if (!isEditable(status)) return null
  if (status === 'paid') return 'Escolher novas datas'
  return status === 'refused' ? 'Corrigir' : 'Editar'
}

const wasShown = ({ status, visualizacoes, cliques }: AdvertisementWire) =>
  status === 'running' || status === 'ended' || visualizacoes + cliques > 0

function Figures({ visualizacoes, cliques, recentes }: AdvertisementWire) {
  return (
    <dl className={styles.figures}>
      <Figure term="Visualizações" value={visualizacoes} recent={recentes.visualizacoes} />
      <Figure term="Cliques" value={cliques} recent={recentes.cliques} />
    </dl>
  )
}

interface FigureProps {
  term: string
  value: number
  recent: number
}

const Figure = ({ term, value, recent }: FigureProps) => (
  <div>
    <dt>{term}</dt>
    <dd>
      <strong>{value.toLocaleString('pt-BR')}</strong>
      {recent !== value && (
        <small>
          {recent.toLocaleString('pt-BR')} em {RECENT_DAYS} dias
        </small>
      )}
    </dd>
  </div>
)
