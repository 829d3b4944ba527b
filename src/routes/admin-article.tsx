import { useOutletContext, useSearchParams } from 'react-router'
import { CareerCard } from '#/features/careers/ui/career-card.tsx'
import { ArticleScreen } from '#/features/news/desk/ui/article-screen.tsx'
import type { ArticleType, JobFacts, NewsWire } from '#/features/news/schema.ts'
import { ArticleView } from '#/features/news/ui/article-view.tsx'
import type { StoredUser } from '#/platform/browser/stored-user.ts'
import { WRITING } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/admin-article'

export const meta: Route.MetaFunction = () => [{ title: 'Editar conteúdo · Praça' }]

export const handle = WRITING

const TYPES: ArticleType[] = ['Article', 'News', 'Career']

/** As the pages of articles and of jobs show it. */
function preview(item: NewsWire & JobFacts) {
  if (item.type !== 'Career') return <ArticleView article={item} heading="h2" />
  const job = { ...item, empresa: item.company, logo: '', destaque: false, encerrada: false }
  return <CareerCard career={job} expanded heading="h2" />
}

/** Where an Admin writes news, an article or a job: `new?type=` or one that there is. */
export default function AdminArticle({ params }: Route.ComponentProps) {
  const admin = useOutletContext<StoredUser>()
  const [parameters] = useSearchParams()
  const type = TYPES.find((name) => name === parameters.get('type')) ?? 'Article'
  return <ArticleScreen key={admin._id} id={params.id} type={type} preview={preview} />
}
