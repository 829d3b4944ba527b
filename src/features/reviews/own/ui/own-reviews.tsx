import { useInfiniteQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { ButtonLink } from '#/components/button.tsx'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { FullList } from '#/components/full-list.tsx'
import { Link } from '#/components/link.tsx'
import { Rating } from '#/components/rating.tsx'
import { RecordItem, RecordList } from '#/components/record-list.tsx'
import { Section } from '#/components/section.tsx'
import { formatDay } from '#/domain/dates.ts'
import { offerPath } from '#/features/catalogue/links.ts'
import { vendorPath } from '#/features/companies/links.ts'
import { EMPTY_COMMENT } from '../../limits.ts'
import { provePath, recoursePath } from '../../links.ts'
import { ownReviewsOf } from '../queries.ts'
import type { OwnReviewRow } from '../schema.ts'
import styles from './own-reviews.module.css'

const STATES = {
  visible: { tone: 'active', text: 'No ar' },
  pending: { tone: 'waiting', text: 'Em moderação' },
  hidden: { tone: 'idle', text: 'Ocultada pela nossa equipe' },
  withdrawn: { tone: 'idle', text: 'Retirada por você' },
} as const

/** What the person who is logged in wrote, whatever became of it. */
export function OwnReviews({ userId }: { userId: string }) {
  const list = useInfiniteQuery(ownReviewsOf(userId))
  return (
    <Section id="minhas-avaliacoes" title="Minhas avaliações">
      <FullList
        list={list}
        empty={
          <EmptyState
            title="Você ainda não avaliou nada"
            icon={<Star aria-hidden="true" strokeWidth={1.7} />}
            actions={<ButtonLink to="/softwares">Procurar um software que você usa</ButtonLink>}
          >
            Conte como é usar um software no dia a dia: ajuda quem está escolhendo.
          </EmptyState>
        }
      >
        {(reviews) => (
          <RecordList>
            {reviews.map((review) => (
              <Review key={review._id} review={review} />
            ))}
          </RecordList>
        )}
      </FullList>
    </Section>
  )
}

const deadlineText = (until: string) =>
  new Date(until) < new Date()
    ? `o prazo da nossa equipe passou em ${formatDay(until)}`
    : `nossa equipe decide até ${formatDay(until)}`

function Review({ review }: { review: OwnReviewRow }) {
  const { _id, rating, texto, createdAt, situacao, prazo, respondida, alvo } = review
  const { tone, text } = STATES[situacao]
  const page = alvo.tipo === 'Fornecedor' ? vendorPath(alvo._id) : offerPath(alvo._id)
  return (
    <RecordItem
      name={alvo.nome}
      to={
        alvo.visivel
          ? `${page}#${situacao === 'visible' ? `avaliacao-${_id}` : 'avaliacoes'}`
          : undefined
      }
      state={<DeskState tone={tone}>{text}</DeskState>}
    >
      <p className={styles.rated}>
        <Rating rating={rating} /> {formatDay(createdAt)}
        {respondida && ' · a empresa respondeu'}
        {prazo && ` · ${deadlineText(prazo)}`}
      </p>
      <p>{texto || EMPTY_COMMENT}</p>
      {situacao === 'hidden' && (
        <p>
          <Link to={recoursePath(_id)} aria-label={`Ver o motivo e recorrer: ${alvo.nome}`}>
            Ver o motivo e recorrer
          </Link>
        </p>
      )}
      {(situacao === 'visible' || situacao === 'pending') && (
        <p>
          <Link to={provePath(_id)} aria-label={`Comprovar o uso de ${alvo.nome}`}>
            Comprovar o uso
          </Link>
        </p>
      )}
    </RecordItem>
  )
}
