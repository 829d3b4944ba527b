import { DeskState } from '#/components/desk/desk-state.tsx'
import { defineDesk, deskForm } from '#/platform/desk.ts'
import { SEARCH_PERIODS } from './limits.ts'
import { addGroup, editGroup, QUESTION_KEY, SEARCHES_KEY, searchesOf } from './queries.ts'
import { GROUP_KINDS, type GroupKind, groupVersion, type TermGroup, termGroup } from './schema.ts'
import { TermsCell } from './ui/terms-cell.tsx'

/** What somebody else changed meanwhile stays as it is. */
const ASKED_OF = {
  body: { schema: groupVersion, of: ({ version }: TermGroup) => ({ version }) },
}
const loadForm = () => import('./ui/term-group-form.tsx')

/** What searches know of words, and what people search for. */
export default defineDesk({
  api: 'search',
  summary: 'Grupos de sinônimos, de palavras ignoradas e de pesquisas ocultas',
  wire: termGroup,
  lead: 'As palavras que a busca entende, o que as pessoas procuram e por que cada resultado está onde está.',
  search: 'Termo',
  noun: { one: 'grupo', several: 'grupos', all: 'os grupos' },
  none: { title: 'Ainda não há grupos', text: 'Crie o primeiro acima.' },
  fields: {
    termos: {
      title: 'Termos',
      sort: true,
      cell: (group) => <TermsCell group={group} />,
    },
    tipo: {
      title: 'Tipo',
      filter: { all: 'Todos', options: GROUP_KINDS, refusal: 'Tipo inválido.' },
      cell: ({ tipo }) => GROUP_KINDS[tipo],
    },
    situacao: {
      title: 'Situação',
      filter: {
        all: 'Todas',
        options: { ligados: 'Ativos', desligados: 'Inativos' },
        refusal: 'Situação inválida.',
      },
      cell: ({ ativo }) => (
        <DeskState tone={ativo ? 'active' : 'idle'}>{ativo ? 'Ativo' : 'Inativo'}</DeskState>
      ),
    },
    quantos: {
      title: 'Quantos',
      sort: true,
      figure: ({ termos, tambem }) => termos.length + tambem.length,
    },
  },
  order: 'termos',
  name: ({ termos: [first = ''] }) => first,
  isDim: ({ ativo }) => !ativo,
  changes: [SEARCHES_KEY, QUESTION_KEY],
  listTitle: 'Grupos',
  parts: {
    pesquisas: {
      title: 'O que procuram',
      load: () => import('./ui/searches-section.tsx'),
      shows: () => searchesOf(SEARCH_PERIODS[0]),
    },
    pergunta: { title: 'Experimentar', load: () => import('./ui/question-trial.tsx') },
  },
  begin: {
    text: 'Novo grupo',
    ...deskForm('Novo grupo', loadForm, ({ choices }) => ({
      group: { tipo: (choices.tipo || 'sinonimos') as GroupKind, termos: [], tambem: [] },
      submit: 'Criar grupo',
      save: addGroup,
    })),
  },
  actions: {
    edit: {
      text: 'Editar',
      form: deskForm('Editar grupo', loadForm, (group: TermGroup) => ({
        group,
        submit: 'Salvar',
        save: (edit) => editGroup(group._id, { ...edit, version: group.version }),
      })),
    },
    activate: {
      text: 'Ligar',
      inMenu: 'allow',
      several: true,
      ...ASKED_OF,
      can: ({ ativo }) => !ativo,
      summary: 'A busca volta a usar um grupo',
      done: 'Grupo ligado. A busca já o usa.',
    },
    deactivate: {
      text: 'Desligar',
      inMenu: 'withdraw',
      several: true,
      ...ASKED_OF,
      can: ({ ativo }) => ativo,
      summary: 'A busca deixa de usar um grupo, que continua na lista',
      done: 'Grupo desligado. Ele continua na lista, e você pode ligá-lo de novo.',
    },
    delete: {
      text: 'Excluir',
      ...ASKED_OF,
      inMenu: 'delete',
      deletes: true,
      summary: 'Exclui um grupo',
      done: 'Grupo excluído.',
      confirm: {
        title: 'Excluir grupo',
        question: ({ termos: [first = ''], termos, tambem }) =>
          `O grupo de “${first}”${othersLabel(termos.length + tambem.length - 1)} some de vez. Para só deixar de usá-lo, desligue-o. Excluir?`,
        look: 'danger',
      },
    },
  },
})

function othersLabel(count: number) {
  if (count === 0) return ''
  return count === 1 ? ', com mais 1 termo,' : `, com mais ${count} termos,`
}
