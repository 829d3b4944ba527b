import { DeskState } from '#/components/desk/desk-state.tsx'
import { defineDesk, deskForm } from '#/platform/desk.ts'
import { waitingSuggestions } from '../../category-suggestions/queries.ts'
import { OFFER_TYPE_FILTER, type OfferType } from '../../schema.ts'
import { DESK_PAGE_SIZE } from '../limits.ts'
import { type DeskCategory, deskCategory } from '../schema.ts'
import { addCategory, editCategory } from './queries.ts'

/** '1 oferta', '1.348 ofertas'. */
const offersLabel = (count: number) =>
  count === 1 ? '1 oferta' : `${count.toLocaleString('pt-BR')} ofertas`

const loadForm = () => import('./ui/category-form.tsx')

/** The categories: what people suggest first, then all of them, and what an Admin does with them. */
export default defineDesk({
  api: 'categories',
  summary: 'Categorias por nome, com o que depende de cada uma',
  wire: deskCategory,
  lead: 'O que organiza os softwares e os serviços, em dois níveis: a categoria e as suas subcategorias.',
  search: 'Nome da categoria',
  noun: { one: 'categoria', several: 'categorias', all: 'as categorias' },
  none: {
    title: 'Ainda não há categorias',
    text: 'Comece com as categorias padrão, de software e de serviços, que depois podem ser mudadas, ou crie a primeira acima.',
    begin: { text: 'Carregar categorias padrão', path: 'standard' },
  },
  fields: {
    nome: {
      title: 'Nome',
      sort: true,
      cell: ({ name, subcategories }) => (
        <>
          {name}
          {subcategories > 0 && (
            <small>
              {subcategories === 1 ? '1 subcategoria' : `${subcategories} subcategorias`}
            </small>
          )}
        </>
      ),
    },
    tipo: {
      title: 'Tipo',
      sort: true,
      filter: OFFER_TYPE_FILTER,
      cell: ({ type }) => type,
    },
    dentroDe: { title: 'Dentro de', isWide: true, cell: ({ parent }) => parent?.name ?? null },
    situacao: {
      title: 'Situação',
      sort: true,
      filter: {
        all: 'Todas',
        options: { ativas: 'Ativas', inativas: 'Inativas' },
        refusal: 'Situação inválida.',
      },
      cell: ({ active }) => (
        <DeskState tone={active ? 'active' : 'idle'}>{active ? 'Ativa' : 'Inativa'}</DeskState>
      ),
    },
    ofertas: { title: 'Ofertas', sort: true, figure: ({ offers }) => offers },
  },
  order: 'nome',
  pageSize: DESK_PAGE_SIZE,
  name: ({ name }) => name,
  isDim: ({ active }) => !active,
  above: {
    load: () => import('../../category-suggestions/ui/suggestion-queue.tsx'),
    shows: waitingSuggestions,
  },
  listTitle: 'Todas as categorias',
  changes: ['category-suggestions', 'categories'],
  begin: {
    text: 'Nova categoria',
    ...deskForm('Nova categoria', loadForm, ({ choices }) => ({
      category: { name: '', type: (choices.tipo || 'Software') as OfferType, parent: null },
      submit: 'Criar categoria',
      save: addCategory,
    })),
  },
  actions: {
    edit: {
      text: 'Editar',
      form: deskForm('Editar categoria', loadForm, (category: DeskCategory) => ({
        category,
        submit: 'Salvar',
        save: (edit) => editCategory(category.id, edit),
      })),
    },
    merge: {
      text: 'Juntar',
      inMenu: 'move',
      form: deskForm(
        'Juntar categorias',
        () => import('./ui/merge-form.tsx'),
        (category: DeskCategory) => ({ category }),
      ),
    },
    activate: {
      text: 'Ativar',
      inMenu: 'allow',
      several: true,
      can: ({ active }) => !active,
      summary: 'Volta a oferecer uma categoria',
      done: 'Categoria ativada.',
    },
    deactivate: {
      text: 'Desativar',
      inMenu: 'withdraw',
      several: true,
      can: ({ active }) => active,
      summary: 'Deixa de oferecer uma categoria; quem a tem fica',
      done: 'Categoria desativada.',
      confirm: {
        title: 'Desativar categoria',
        question: ({ name, offers }) =>
          `“${name}” não poderá mais ser escolhida. ${offers > 0 ? `Quem já a tem (${offersLabel(offers)}) continua com ela. ` : ''}Desativar?`,
        look: 'primary',
        each: 'Ninguém mais pode escolher cada uma; quem já a tem continua com ela.',
      },
    },
  },
})
