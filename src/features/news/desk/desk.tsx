import { formatMoment } from '#/domain/dates.ts'
import { defineDesk } from '#/platform/desk.ts'
import { DESK_PAGE_SIZE } from '../limits.ts'
import { pageOfItem } from '../links.ts'
import { type ArticleType, articleType } from '../schema.ts'
import { deletionOf } from './deletion.ts'
import { articleEditorPath } from './links.ts'
import { deskArticle, deskItem } from './schema.ts'
import { NewItemLinks } from './ui/new-item-links.tsx'
import { SituationBadge } from './ui/situation-badge.tsx'

const TYPE_NAMES: Record<ArticleType, string> = {
  News: 'Notícia',
  Article: 'Artigo',
  Career: 'Vaga',
}

const moment = (iso: string) =>
  iso === '' ? null : <time dateTime={iso}>{formatMoment(iso)}</time>

/** News, articles and jobs, and what an Admin does with them. */
export default defineDesk({
  api: 'news',
  summary: 'Notícias, artigos e vagas, também rascunhos e agendados',
  wire: deskItem,
  lead: 'Notícias, artigos e vagas: escreva, agende e publique.',
  search: 'Título, fonte ou empresa',
  noun: { one: 'conteúdo', several: 'conteúdos', all: 'os conteúdos' },
  none: { title: 'Ainda não há conteúdo', text: 'Escreva o primeiro acima.' },
  fields: {
    titulo: {
      title: 'Título',
      sort: true,
      cell: ({ headline, company }) => (
        <>
          {headline}
          {company && <small>{company}</small>}
        </>
      ),
    },
    type: {
      title: 'Tipo',
      sort: true,
      filter: {
        all: 'Todos',
        options: { News: 'Notícias', Article: 'Artigos', Career: 'Vagas' },
        values: articleType,
      },
      cell: ({ type }) => TYPE_NAMES[type],
    },
    situacao: {
      title: 'Situação',
      sort: true,
      filter: {
        all: 'Todas',
        options: { rascunho: 'Rascunhos', agendado: 'Agendados', publicado: 'Publicados' },
        refusal: 'Situação inválida.',
      },
      cell: ({ situacao }) => <SituationBadge situation={situacao} />,
    },
    data: { title: 'Publicação', sort: true, cell: ({ publishedAt }) => moment(publishedAt) },
    alterado: { title: 'Alteração', sort: true, cell: ({ updatedAt }) => moment(updatedAt) },
  },
  order: '-alterado',
  pageSize: DESK_PAGE_SIZE,
  name: ({ headline }) => headline,
  listTitle: 'Todo o conteúdo',
  links: <NewItemLinks />,
  actions: {
    edit: { text: 'Editar', to: ({ _id }) => articleEditorPath(_id) },
    view: {
      text: 'Ver',
      inMenu: 'view',
      can: ({ situacao }) => situacao === 'publicado',
      to: pageOfItem,
    },
    unpublish: {
      text: ({ situacao }) => (situacao === 'publicado' ? 'Despublicar' : 'Cancelar agendamento'),
      inMenu: 'withdraw',
      can: ({ situacao }) => situacao !== 'rascunho',
      summary: 'Volta a rascunho o que foi publicado ou agendado',
      done: 'Voltou a rascunho.',
      answer: deskArticle,
      confirm: {
        title: ({ situacao }) =>
          situacao === 'agendado' ? 'Cancelar agendamento' : 'Despublicar conteúdo',
        question: ({ headline, situacao }) =>
          `“${headline}” volta a rascunho e ${situacao === 'agendado' ? 'não será publicado' : 'deixa de aparecer para os visitantes'}. Continuar?`,
        look: 'primary',
      },
    },
    delete: {
      text: 'Excluir',
      inMenu: 'delete',
      deletes: true,
      summary: 'Exclui um conteúdo',
      done: 'Conteúdo excluído.',
      confirm: {
        title: 'Excluir conteúdo',
        question: ({ headline }) => deletionOf(headline),
        look: 'danger',
      },
    },
  },
})
