import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ButtonLink } from '#/components/button.tsx'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Link } from '#/components/link.tsx'
import { NotShown } from '#/components/not-shown.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { Part, Parts } from '#/components/parts.tsx'
import { formatDay } from '#/domain/dates.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import type { Answer } from '#/platform/browser/api-client.ts'
import { useLast } from '#/platform/browser/use-last.ts'
import { HELD_DAYS } from '../../integrity/limits.ts'
import { reviewedPath } from '../../links.ts'
import { ownRecourseOf } from '../queries.ts'
import type { OwnRecourse, RecourseState } from '../schema.ts'
import type { RecourseFormProps } from './recourse-form.tsx'
import styles from './recourse-screen.module.css'

const RecourseForm = lazyPart<RecourseFormProps>(() => import('./recourse-form.tsx'))

const STATES: Record<RecourseState, { tone: 'active' | 'waiting' | 'idle'; text: string }> = {
  waiting: { tone: 'waiting', text: 'Espera a decisão' },
  upheld: { tone: 'active', text: 'Aceito: a decisão mudou' },
  dismissed: { tone: 'idle', text: 'Negado: a decisão fica' },
  moot: { tone: 'idle', text: 'Encerrado: você alterou ou excluiu a avaliação' },
}

const DONE = {
  hide: 'Nossa equipe ocultou a sua avaliação.',
  keep: 'Nossa equipe manteve a avaliação que você denunciou.',
}

interface RecourseScreenProps {
  reviewId: string
  userId: string
}

/** Where one side of a review appeals against what was decided about it, and sees what came of it. */
export function RecourseScreen({ reviewId, userId }: RecourseScreenProps) {
  const queries = useQueryClient()
  const { queryKey } = ownRecourseOf(reviewId, userId)
  const { data, error, refetch } = useQuery(ownRecourseOf(reviewId, userId))
  // What is typed stays on the screen, whatever becomes of the session meanwhile.
  const recourse = useLast(data)

  function onSent({ data: changed, message }: Answer<OwnRecourse>) {
    queries.setQueryData(queryKey, changed)
    showAlert('success', message)
  }

  if (recourse)
    return (
      <div className="container">
        <PageHead
          title="Recorrer de uma decisão"
          lead={`Sobre uma avaliação de ${recourse.alvo.nome}. Quem decide o recurso é outra pessoa da nossa equipe.`}
        />
        <Parts>
          <Decision recourse={recourse} />
          {recourse.recurso && <Standing recurso={recourse.recurso} />}
          {recourse.pode && (
            <Part id="recorrer" title="O seu recurso">
              <p>
                Cada lado recorre uma vez. Decidimos em até {HELD_DAYS} dias úteis e respondemos por
                e-mail, com o motivo.
                {recourse.lado === 'author' &&
                  ' Se você alterar ou excluir a avaliação enquanto isso, o recurso é encerrado.'}
              </p>
              <RecourseForm reviewId={reviewId} onSent={onSent} />
            </Part>
          )}
        </Parts>
      </div>
    )
  if (!error) return <RecourseSkeleton />
  return (
    <NotShown
      isScreen
      error={error}
      onRetry={() => refetch()}
      missing={{
        title: 'Não há decisão de que recorrer',
        why: 'A avaliação pode ter sido excluída, ou o assunto é de outra conta.',
        actions: (
          <ButtonLink to="/user/profile#minhas-avaliacoes">Ver minhas avaliações</ButtonLink>
        ),
      }}
      failed="Não foi possível carregar a decisão"
    />
  )
}

export const RecourseSkeleton = () => (
  <div className="container">
    <p role="status">Carregando…</p>
  </div>
)

function Decision({ recourse: { alvo, decisao, pode } }: { recourse: OwnRecourse }) {
  return (
    <Part id="decisao" title="O que foi decidido">
      {decisao ? (
        <>
          <p>
            {DONE[decisao.feita]} {formatDay(decisao.em)}.
          </p>
          {decisao.motivo && <p>Motivo: {decisao.motivo}</p>}
          {pode && <p>Você pode recorrer até {formatDay(decisao.ate)}.</p>}
        </>
      ) : (
        <p>Nenhuma decisão contra o seu lado vale agora.</p>
      )}
      <p>
        <Link to={reviewedPath(alvo.tipo, alvo._id)}>Ver a página de {alvo.nome}</Link>
      </p>
    </Part>
  )
}

function Standing({ recurso }: { recurso: NonNullable<OwnRecourse['recurso']> }) {
  const { situacao, texto, resposta, enviadoEm, prazo } = recurso
  return (
    <Part id="situacao" title={`Recurso enviado em ${formatDay(enviadoEm)}`}>
      <p>
        <DeskState tone={STATES[situacao].tone}>{STATES[situacao].text}</DeskState>
      </p>
      <p className={styles.said}>{texto}</p>
      {situacao === 'waiting' && <p>Decidimos até {formatDay(prazo)}.</p>}
      {resposta && <p>Resposta da nossa equipe: {resposta}</p>}
    </Part>
  )
}
