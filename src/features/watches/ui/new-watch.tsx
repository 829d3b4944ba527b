import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Link } from '#/components/link.tsx'
import { useSending } from '#/components/use-sending.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { WATCHES_PATH } from '../links.ts'
import { proposalOf, watch, watchesOf } from '../queries.ts'
import type { Proposal } from '../schema.ts'
import { EventChoices } from './event-choices.tsx'
import { useWatches } from './use-watches.ts'
import styles from './watches-screen.module.css'

interface NewWatchProps {
  /** As the address has them. */
  tipo: string
  alvo: string
  /** Who is logged in. */
  userId?: string
  onLogIn(): void
}

/** What the address proposes to watch: nothing is watched before somebody presses the button. */
export function NewWatch({ tipo, alvo, ...rest }: NewWatchProps) {
  const { data, error } = useQuery(proposalOf({ tipo, alvo }))
  if (data) return <Proposed proposal={data} {...rest} />
  if (!error) return <p role="status">Carregando…</p>
  return (
    <EmptyState
      title="Não há o que acompanhar neste endereço"
      actions={<ButtonLink to="/softwares">Procurar softwares</ButtonLink>}
    >
      {error.message}
    </EmptyState>
  )
}

interface ProposedProps extends Pick<NewWatchProps, 'userId' | 'onLogIn'> {
  proposal: Proposal
}

function Proposed({ proposal, userId = '', onLogIn }: ProposedProps) {
  const { tipo, alvo, nome, link, opcoes } = proposal
  const navigate = useNavigate()
  const put = useWatches(userId)
  const [sending, send] = useSending()
  const [chosen, setChosen] = useState(opcoes.map(({ valor }) => valor))
  const { data } = useQuery({ ...watchesOf(userId), enabled: userId !== '' })
  const isWatched = data?.itens.some((one) => one.link === link) ?? false

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!userId) return onLogIn()
    void send(async () => {
      put(await watch({ tipo, alvo }, chosen))
      showAlert('success', `Agora você acompanha ${nome}.`)
      navigate(WATCHES_PATH, { replace: true })
    })
  }

  return (
    <form className={styles.card} onSubmit={submit} aria-label={`Acompanhar ${nome}`}>
      <h2>
        Acompanhar <Link to={link}>{nome}</Link>
      </h2>
      {isWatched && <p>Você já acompanha. Mude aqui o que quer receber.</p>}
      <EventChoices options={opcoes} chosen={chosen} onChange={setChosen} />
      <Button type="submit" disabled={sending || chosen.length === 0}>
        {isWatched ? 'Salvar' : 'Acompanhar'}
      </Button>
    </form>
  )
}
