import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { NeedsScript } from '#/components/needs-script.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { openEntry } from '#/platform/browser/entry.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { newsOf, watchesOf } from '../queries.ts'
import type { WatchesWire } from '../schema.ts'
import { LatestNews } from './latest-news.tsx'
import { NewWatch } from './new-watch.tsx'
import { Rhythm } from './rhythm.tsx'
import { WatchList } from './watch-list.tsx'
import styles from './watches-screen.module.css'

const REASON = 'Entre para acompanhar: guardamos a sua escolha até você voltar.'

/** What one watches, what is new of it and how one hears of that; and what the address proposes to watch. */
export function WatchesScreen() {
  const user = useStoredUser()
  const { search } = useLocation()
  const asked = new URLSearchParams(search)
  const [tipo, alvo] = [asked.get('tipo') ?? '', asked.get('alvo') ?? '']
  const logIn = () => openEntry({ view: 'login', reason: REASON })
  return (
    <div className={`container ${styles.screen}`}>
      <PageHead
        title="O que você acompanha"
        lead="Receba por e-mail ou em um feed o que mudou. Só você vê o que acompanha: nenhuma empresa recebe aviso."
      />
      <NeedsScript />
      {user !== undefined && alvo && (
        <NewWatch key={search} tipo={tipo} alvo={alvo} userId={user?._id} onLogIn={logIn} />
      )}
      {user && <Own userId={user._id} hasProposal={alvo !== ''} />}
      {user === null && !alvo && (
        <EmptyState
          title="Entre para ver o que você acompanha"
          icon={<Bell aria-hidden="true" strokeWidth={1.7} />}
          actions={<Button onClick={logIn}>Entre ou cadastre-se</Button>}
        />
      )}
    </div>
  )
}

interface OwnProps {
  userId: string
  /** Something is about to be watched above. */
  hasProposal: boolean
}

function Own({ userId, hasProposal }: OwnProps) {
  const { data, isError, refetch } = useQuery(watchesOf(userId))
  if (!data)
    return isError ? (
      <LoadFailed
        title="Não foi possível carregar o que você acompanha."
        why="Verifique a conexão."
        onRetry={refetch}
      />
    ) : (
      <Loading />
    )
  if (data.itens.length === 0)
    return hasProposal ? null : (
      <EmptyState
        title="Você ainda não acompanha nada"
        icon={<Bell aria-hidden="true" strokeWidth={1.7} />}
        actions={
          <ButtonLink look="secondary" to="/softwares">
            Procurar softwares
          </ButtonLink>
        }
      >
        Em um software, um fornecedor ou uma lista, escolha “Acompanhar”.
      </EmptyState>
    )
  return <Watched userId={userId} watches={data} />
}

/** What is watched comes with what is new of it: on a telephone it stands below, and would move. */
function Watched({ userId, watches }: { userId: string; watches: WatchesWire }) {
  const watched = watches.itens.map(({ id, eventos }) => `${id} ${eventos}`)
  // As one watch ends, those of the others stay.
  const news = useQuery({ ...newsOf(userId, watched), placeholderData: keepPreviousData })
  if (news.isPending) return <Loading />
  return (
    <div className={styles.columns}>
      <LatestNews news={news} />
      <div>
        <WatchList userId={userId} watches={watches} />
        <Rhythm userId={userId} watches={watches} />
      </div>
    </div>
  )
}

const Loading = () => <p role="status">Carregando…</p>
