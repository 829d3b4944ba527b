import type { NewsCard } from './schema.ts'

/** Where the card of an item leads: outside for news, to the job for a job, else to the article. */
export function newsLink({ _id, type, url }: Pick<NewsCard, '_id' | 'type' | 'url'>) {
  if (type === 'News' && url) return { href: url, external: true }
  if (type === 'Career') return { href: `/careers/results/all/get/${_id}`, external: false }
  return { href: `/information/artigo/${_id}`, external: false }
}
