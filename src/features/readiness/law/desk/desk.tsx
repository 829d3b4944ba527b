import { TwoLines } from '#/components/desk/two-lines.tsx'
import { formatDate } from '#/domain/dates.ts'
import { READINESS, READINESS_ITEMS, type ReadinessItem } from '#/domain/readiness.ts'
import { defineDesk, deskForm } from '#/platform/desk.ts'
import { addDate, editDate } from '../queries.ts'
import { type DeskLawDate, deskLawDate, lawDateVersion, type NewLawDate } from '../schema.ts'

const loadForm = () => import('./ui/law-date-form.tsx')

const BLANK: NewLawDate = { item: READINESS_ITEMS[0], titulo: '', paraQuem: '', dia: '', fonte: '' }

/** The dates from which the law asks for something. */
export default defineDesk({
  api: 'law-dates',
  summary: 'Calendário fiscal: as datas da lei, com a fonte de cada uma',
  wire: deskLawDate,
  lead: 'As datas aparecem no calendário fiscal e na página de cada software que ainda não diz estar pronto.',
  noun: { one: 'data', several: 'datas', all: 'as datas' },
  none: { title: 'Nenhuma data', text: 'Crie a primeira acima.' },
  fields: {
    titulo: {
      title: 'O que passa a valer',
      sort: true,
      cell: ({ titulo, paraQuem }) => (
        <>
          <TwoLines>{titulo}</TwoLines>
          <small>{paraQuem}</small>
        </>
      ),
    },
    dia: { title: 'Data', sort: true, cell: ({ dia }) => formatDate(dia) },
    item: {
      title: 'Item',
      filter: {
        all: 'Todos',
        options: READINESS as Record<ReadinessItem, string>,
        refusal: 'Item inválido.',
      },
      cell: ({ item }) => READINESS[item],
    },
    fonte: {
      title: 'Fonte',
      isWide: true,
      cell: ({ fonte }) => (
        <a href={fonte} target="_blank" rel="noopener nofollow">
          {new URL(fonte).host}
        </a>
      ),
    },
  },
  order: 'dia',
  name: ({ titulo }) => titulo,
  begin: {
    text: 'Nova data',
    ...deskForm('Nova data', loadForm, ({ choices }) => ({
      date: { ...BLANK, ...(choices.item && { item: choices.item as ReadinessItem }) },
      submit: 'Criar data',
      save: addDate,
    })),
  },
  actions: {
    edit: {
      text: 'Editar',
      form: deskForm('Editar data', loadForm, ({ _id, version, ...date }: DeskLawDate) => ({
        date,
        submit: 'Salvar',
        save: (edit: NewLawDate) => editDate(_id, { ...edit, version }),
      })),
    },
    delete: {
      text: 'Excluir',
      inMenu: 'delete',
      deletes: true,
      summary: 'Exclui uma data do calendário',
      done: 'Data excluída.',
      body: { schema: lawDateVersion, of: ({ version }: DeskLawDate) => ({ version }) },
      confirm: {
        title: 'Excluir data',
        question: ({ titulo }) =>
          `“${titulo}” some do calendário e das páginas dos softwares. Excluir?`,
        look: 'danger',
      },
    },
  },
})
