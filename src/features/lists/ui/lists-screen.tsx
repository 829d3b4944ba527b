import { Bookmark } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { useSending } from '#/components/use-sending.ts'
import { openEntry } from '#/platform/browser/entry.ts'
import { useStore } from '#/platform/browser/store.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { keptLists } from '../browser-lists.ts'
import { LISTS_MAX } from '../limits.ts'
import { followOtherTabs, held, joinKept, loadLists, refreshOnReturn, withLists } from '../lists.ts'
import { ListCard } from './list-card.tsx'
import { ListName } from './list-name.tsx'
import styles from './lists-screen.module.css'
import { ListsSkeleton } from './lists-skeleton.tsx'

/** One's own lists: of the account, or of this browser until somebody logs in. */
export function ListsScreen() {
  const user = useStoredUser()
  const known = useStore(held)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(followOtherTabs, [])
  useEffect(refreshOnReturn, [])
  const userId = user?._id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other lists, and a failure is tried again
  useEffect(() => {
    if (user === undefined) return
    setFailed(false)
    loadLists().catch(() => setFailed(true))
  }, [userId, user === undefined, tries])

  if (failed && !known)
    return (
      <div className="container">
        <PageHead title="Minhas listas" />
        <LoadFailed
          title="Não foi possível carregar as suas listas."
          why="Verifique a conexão."
          onRetry={() => setTries(tries + 1)}
        />
      </div>
    )
  if (!known || user === undefined || known.owner !== (userId ?? '')) return <ListsSkeleton />

  const { lists } = known
  return (
    <div className={`container ${styles.screen}`}>
      <PageHead
        title="Minhas listas"
        lead="Junte o que chamou a sua atenção, anote o que achou e compare até quatro lado a lado. Só você vê."
      />
      {user ? <Refused /> : <OnlyHere />}
      {lists.length >= LISTS_MAX ? (
        <p className={styles.none}>
          Você já tem {LISTS_MAX} listas, o máximo. Exclua uma para criar outra.
        </p>
      ) : (
        <ListName
          label="Nova lista"
          submit="Criar lista"
          placeholder="Ex.: ERP para a loja"
          onSubmit={(name) => withLists((keeper) => keeper.create(name))}
        />
      )}
      {lists.length > 0 ? (
        lists.map((list) => (
          <ListCard
            key={list.id}
            list={list}
            others={lists.filter((other) => other.id !== list.id)}
          />
        ))
      ) : (
        <EmptyState
          title="Você ainda não salvou nada"
          icon={<Bookmark aria-hidden="true" strokeWidth={1.7} />}
          actions={<ButtonLink to="/softwares">Procurar softwares</ButtonLink>}
        >
          Em qualquer software, toque em “Salvar”: ele aparece aqui.
        </EmptyState>
      )}
    </div>
  )
}

const OnlyHere = () => (
  <p className={styles.notice}>
    <span>
      Estas listas ficam só neste navegador. Entre na sua conta para ter as mesmas em qualquer
      aparelho.
    </span>
    <Button look="secondary" onClick={() => openEntry({ view: 'login' })}>
      Entrar
    </Button>
  </p>
)

/** What the account did not take, with why. */
function Refused() {
  const [kept, setKept] = useState(keptLists)
  const [sending, send] = useSending()
  if (!kept.recusa || kept.listas.length === 0) return null
  const names = kept.listas.map(({ nome }) => `“${nome}”`).join(', ')
  return (
    <p className={styles.notice} role="status">
      <span>
        {kept.recusa} Por isso {names}{' '}
        {kept.listas.length > 1 ? 'continuam só neste navegador' : 'continua só neste navegador'}.
      </span>
      <Button
        look="secondary"
        disabled={sending}
        onClick={() => send(() => joinKept(true).then(() => setKept(keptLists())))}
      >
        Tentar de novo
      </Button>
    </p>
  )
}
