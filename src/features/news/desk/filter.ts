import type { ChoiceField, DeskFilter } from '#/components/desk/desk-filter.ts'
import type { Situation } from '../publication.ts'
import type { ArticleType } from '../schema.ts'

/** What Admins call the kinds. */
export const TYPE_NAMES: Record<ArticleType, string> = {
  News: 'Notícia',
  Article: 'Artigo',
  Career: 'Vaga',
}

/** By what the desk's list is narrowed down. */
export const NEWS_FIELDS = {
  type: {
    label: 'Tipo',
    options: [
      { value: '', label: 'Todos' },
      { value: 'News', label: 'Notícias' },
      { value: 'Article', label: 'Artigos' },
      { value: 'Career', label: 'Vagas' },
    ],
  } as ChoiceField<ArticleType>,
  situacao: {
    label: 'Situação',
    options: [
      { value: '', label: 'Todas' },
      { value: 'rascunho', label: 'Rascunhos' },
      { value: 'agendado', label: 'Agendados' },
      { value: 'publicado', label: 'Publicados' },
    ],
  } as ChoiceField<Situation>,
}

export type NewsFilter = DeskFilter<typeof NEWS_FIELDS>
