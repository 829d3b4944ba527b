/** Scene of a cover, drawn by art/covers. */
export type CoverTheme =
  | 'documento'
  | 'graficos'
  | 'conversa'
  | 'nuvem'
  | 'fabrica'
  | 'escudo'
  | 'pessoas'
  | 'loja'
  | 'campo'
  | 'integracao'
  | 'cidade'
  | 'moedas'
  | 'ideia'
  | 'calendario'

export interface ArticleSeed {
  /** `news` leads to another site, `article` is read here. */
  kind: 'news' | 'article'
  headline: string
  /** Who published it. */
  company: string
  cover: CoverTheme
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
  url: string
  /** HTML, 400 to 900 characters. */
  body: string
}

export interface BannerSeed {
  kind: 'App' | 'Mobile' | 'Detail' | 'vertical'
  /** Text on the picture. */
  title: string
  /** Smaller text under it. */
  note: string
  /** What the button says. */
  action: string
  linkUrl: string
  /** What screen readers hear. */
  description: string
  /** Which of the colour sets of art/advertisements. */
  ground: number
}
