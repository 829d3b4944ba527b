import type { UseQueryResult } from '@tanstack/react-query'
import {
  BadgeCheck,
  Bell,
  CircleDollarSign,
  type LucideIcon,
  MessageSquareReply,
  PackagePlus,
  Star,
} from 'lucide-react'
import { Fold, folded } from '#/components/fold.tsx'
import { Link } from '#/components/link.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { Section } from '#/components/section.tsx'
import { formatDay } from '#/domain/dates.ts'
import { NEWS_DAYS } from '../limits.ts'
import type { NewsItem } from '../schema.ts'
import styles from './watches-screen.module.css'

/** News that are seen at once: what one watches begins below them. */
const SHOWN = 8

/** What happened lately to what one watches, each with the way to it. */
export function LatestNews({ news }: { news: UseQueryResult<NewsItem[]> }) {
  const { data, isError, refetch } = news
  const [first, others] = folded(data ?? [], SHOWN)
  return (
    <Section title="Novidades" lead={`Dos últimos ${NEWS_DAYS} dias, desde que você acompanha.`}>
      {isError ? (
        <LoadFailed title="Não foi possível carregar as novidades." onRetry={refetch} />
      ) : first.length === 0 ? (
        <p>Nada mudou por enquanto.</p>
      ) : (
        <>
          <NewsList news={first} />
          {others.length > 0 && (
            <Fold summary={`Ver mais ${others.length}`} isAlways>
              <NewsList news={others} />
            </Fold>
          )}
        </>
      )}
    </Section>
  )
}

const ICONS: Record<string, LucideIcon> = {
  avaliacao: Star,
  preco: CircleDollarSign,
  prontidao: BadgeCheck,
  resposta: MessageSquareReply,
  alternativa: PackagePlus,
}

/** News by the day on which they happened, the latest first. */
function NewsList({ news }: { news: NewsItem[] }) {
  const days = new Map<string, NewsItem[]>()
  for (const item of news) {
    const day = formatDay(item.em)
    days.set(day, [...(days.get(day) ?? []), item])
  }
  return (
    <ul className={styles.days}>
      {[...days].map(([day, items]) => (
        <li key={day}>
          <h3>{day}</h3>
          <ul className={styles.news}>
            {items.map(({ tipo, em, texto, link }) => {
              const Icon = ICONS[tipo] ?? Bell
              return (
                <li key={`${tipo} ${em} ${texto}`}>
                  <Icon aria-hidden="true" size={18} />
                  <Link to={link}>{texto}</Link>
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ul>
  )
}
