import { useQuery } from '@tanstack/react-query'
import { Fold } from '#/components/fold.tsx'
import { Link } from '#/components/link.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { Section } from '#/components/section.tsx'
import { formatDay } from '#/domain/dates.ts'
import { NEWS_DAYS } from '../limits.ts'
import { newsOf } from '../queries.ts'
import type { NewsItem, WatchWire } from '../schema.ts'
import styles from './watches-screen.module.css'

interface LatestNewsProps {
  userId: string
  watched: WatchWire[]
}

/** News that are seen at once: what one watches begins below them. */
const SHOWN = 8

/** What happened lately to what one watches, each with the way to it. */
export function LatestNews({ userId, watched }: LatestNewsProps) {
  const key = watched.map(({ id, eventos }) => `${id} ${eventos}`)
  const { data, isError, refetch } = useQuery(newsOf(userId, key))
  return (
    <Section title="Novidades" lead={`Dos últimos ${NEWS_DAYS} dias, desde que você acompanha.`}>
      {isError ? (
        <LoadFailed title="Não foi possível carregar as novidades." onRetry={refetch} />
      ) : !data ? (
        <p role="status">Carregando…</p>
      ) : data.length === 0 ? (
        <p>Nada mudou por enquanto.</p>
      ) : (
        <>
          <NewsList news={data.slice(0, SHOWN)} />
          {data.length > SHOWN && (
            <Fold summary={`Ver mais ${data.length - SHOWN}`} isAlways>
              <NewsList news={data.slice(SHOWN)} />
            </Fold>
          )}
        </>
      )}
    </Section>
  )
}

const NewsList = ({ news }: { news: NewsItem[] }) => (
  <ul className={styles.news}>
    {news.map(({ tipo, em, texto, link }) => (
      <li key={`${tipo} ${em} ${texto}`}>
        <Link to={link}>{texto}</Link>
        <time dateTime={em}>{formatDay(em)}</time>
      </li>
    ))}
  </ul>
)
