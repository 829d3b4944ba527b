export interface ArticleSeed {
  /** `news` leads to another site, `article` is read here. */
  kind: 'news' | 'article'
  headline: string
  /** Who published it. */
  company: string
  /** Name of a file of pictures/covers. */
  cover: string
  /** Days before today. */
  daysAgo: number
  url?: string
  /** HTML. */
  body: string
}

export interface JobSeed {
  headline: string
  company: string
  /** Days before today. */
  daysAgo: number
  isFeatured?: true
  place: string
  workModel: 'presencial' | 'hibrido' | 'remoto'
  /** As the text says it; many employers do not. */
  salary?: string
  /** Days from today. */
  endsInDays: number
  url: string
  /** HTML, 400 to 900 characters. */
  body: string
}

export interface BannerSeed {
  kind: 'App' | 'Mobile' | 'Detail' | 'vertical'
  /** Name of a file of pictures/banners. */
  picture: string
  linkUrl: string
  /** What screen readers hear. */
  description: string
}
