import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Megaphone, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { saoPauloDay } from '#/domain/sao-paulo.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { useLast } from '#/platform/browser/use-last.ts'
import { advertisementsOf, deleteAdvertisement } from '../queries.ts'
import type { AdvertisementWire } from '../schema.ts'
import { isDeletable } from '../states.ts'
import { AdvertisementDialog, type Doing } from './advertisement-dialog.tsx'
import { AdvertisementItem, editName, isPayable } from './advertisement-item.tsx'
import styles from './advertisements-panel.module.css'
import { HowItWorks } from './how-it-works.tsx'

/** Names, in the address, the advertisement that somebody comes to pay. */
const PAYMENT_PARAMETER = 'pagar'

const NEW: Doing = { what: 'add' }

interface AdvertisementsPanelProps {
  vendorId: string
}

/** The advertisements of a page, for those who keep it. */
export default function AdvertisementsPanel({ vendorId }: AdvertisementsPanelProps) {
  const list = useInfiniteQuery(advertisementsOf(vendorId))
  const queries = useQueryClient()
  const add = useRef<HTMLButtonElement>(null)
  const dialog = useDialog<{ doing: Doing; round: number }>()
  const deletion = useDialog<AdvertisementWire>()
  const { doing = NEW, round = 0 } = dialog.about ?? {}
  const open = (next: Doing) => dialog.open({ doing: next, round: round + 1 })
  const reload = () => queries.invalidateQueries({ queryKey: advertisementsOf(vendorId).queryKey })

  async function confirmDeletion() {
    if (!deletion.about) return
    const { message } = await deleteAdvertisement(deletion.about._id)
    await reload()
    showAlert('success', message)
    // What opened the question is gone with the advertisement.
    add.current?.focus()
  }

  const advertisements = list.data?.pages.flatMap(({ data }) => data)
  const price = useLast(list.data?.pages[0]?.preco)
  useAskedPayment(advertisements, (advertisement) => open({ what: 'pay', advertisement }))
  return (
    <section className={styles.panel} aria-labelledby="publicidades">
      <div className={styles.head}>
        <h2 id="publicidades">Publicidades</h2>
        <Button ref={add} disabled={!advertisements} onClick={() => open(NEW)}>
          <Plus aria-hidden="true" size={18} /> Nova publicidade
        </Button>
      </div>
      <HowItWorks />
      {list.isError ? (
        <LoadFailed
          title="Não foi possível carregar as publicidades."
          why={list.error.message}
          onRetry={list.refetch}
        />
      ) : (
        <Advertisements
          advertisements={advertisements}
          onDo={open}
          onDelete={(advertisement) => deletion.open(advertisement)}
        />
      )}
      {list.hasNextPage && (
        <Button
          look="secondary"
          disabled={list.isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
        >
          Mostrar mais
        </Button>
      )}
      {price !== undefined && (
        <AdvertisementDialog
          // Each opening starts with an empty form; the form before it stays as it was until then.
          key={round}
          vendorId={vendorId}
          price={price}
          doing={doing}
          {...dialog.props}
          onChanged={reload}
        />
      )}
      <ConfirmDialog
        title="Excluir publicidade"
        question={`“${deletion.about?.nomePublicidade}” será excluída. Um pagamento que ainda chegue é devolvido. Excluir?`}
        {...deletion.props}
        onConfirm={confirmDeletion}
      />
    </section>
  )
}

/** Opens the payment that the address asks for, as after one that failed; once. */
function useAskedPayment(
  advertisements: AdvertisementWire[] | undefined,
  onPay: (advertisement: AdvertisementWire) => void,
) {
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get(PAYMENT_PARAMETER)
  const opened = useRef<string>(null)
  useEffect(() => {
    if (!asked || !advertisements || opened.current === asked) return
    opened.current = asked
    const advertisement = advertisements.find(({ _id }) => _id === asked)
    if (advertisement && isPayable(advertisement, saoPauloDay())) onPay(advertisement)
    setParameters(
      (before) => {
        before.delete(PAYMENT_PARAMETER)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  })
}

interface AdvertisementsProps {
  /** Undefined while they are not known. */
  advertisements: AdvertisementWire[] | undefined
  onDo(doing: Doing): void
  onDelete(advertisement: AdvertisementWire): void
}

function Advertisements({ advertisements, onDo, onDelete }: AdvertisementsProps) {
  const today = saoPauloDay()
  if (!advertisements)
    return <div className={styles.skeleton} role="status" aria-label="Carregando" />
  if (advertisements.length === 0) {
    return (
      <EmptyState
        title="Nenhuma publicidade ainda"
        icon={<Megaphone aria-hidden="true" strokeWidth={1.7} />}
      >
        Crie a primeira para aparecer no início, nas notícias e nas vagas.
      </EmptyState>
    )
  }
  return (
    <ul className={styles.list}>
      {advertisements.map((advertisement) => (
        <AdvertisementItem
          key={advertisement._id}
          advertisement={advertisement}
          today={today}
          actions={
            <Actions
              advertisement={advertisement}
              today={today}
              onDo={onDo}
              onDelete={() => onDelete(advertisement)}
            />
          }
        />
      ))}
    </ul>
  )
}

interface ActionsProps {
  advertisement: AdvertisementWire
  today: string
  onDo(doing: Doing): void
  onDelete(): void
}

function Actions({ advertisement, today, onDo, onDelete }: ActionsProps) {
  const { nomePublicidade, status } = advertisement
  const edit = editName(advertisement)
  const pay = status === 'draft' ? 'Pagar' : 'Tentar pagar de novo'
  const named = (action: string) => `${action}: ${nomePublicidade}`
  return (
    <>
      {isPayable(advertisement, today) && (
        <Button onClick={() => onDo({ what: 'pay', advertisement })} aria-label={named(pay)}>
          {pay}
        </Button>
      )}
      {edit && (
        <Button
          look="secondary"
          onClick={() => onDo({ what: 'edit', advertisement })}
          aria-label={named(edit)}
        >
          {edit}
        </Button>
      )}
      {isDeletable(status) && (
        <Button look="grave" onClick={onDelete} aria-label={named('Excluir')}>
          Excluir
        </Button>
      )}
    </>
  )
}
