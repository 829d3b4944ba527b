import { DeskState } from '#/components/desk/desk-state.tsx'
import { Pictured } from '#/components/desk/pictured.tsx'
import { TwoLines } from '#/components/desk/two-lines.tsx'
import { formatMoment } from '#/domain/dates.ts'
import { defineDesk, deskForm } from '#/platform/desk.ts'
import { TYPE_NAMES } from '../places.ts'
import { type BannerType, bannerType } from '../schema.ts'
import type { Standing } from '../standing.ts'
import { type DeskBanner, deskBanner } from './schema.ts'

const STANDING_NAMES: Record<Standing, string> = {
  running: 'Em exibição',
  scheduled: 'Agendado',
  ended: 'Encerrado',
  inactive: 'Inativo',
}

const TONES = {
  running: 'active',
  scheduled: 'waiting',
  ended: 'idle',
  inactive: 'idle',
} as const

function dates({ startsAt, endsAt }: DeskBanner) {
  if (!startsAt && !endsAt) return null
  return (
    <>
      {startsAt && <div>de {formatMoment(startsAt)}</div>}
      {endsAt && <div>até {formatMoment(endsAt)}</div>}
    </>
  )
}

const loadForm = () => import('./ui/banner-form.tsx')

/** The banners, shown or not, and what an Admin does with them. */
export default defineDesk({
  api: 'banners',
  summary: 'Banners, exibidos ou não, com o que foi contado',
  wire: deskBanner,
  lead: 'O que se anuncia no site, onde e até quando. Exibições e cliques contam só quem aceitou a medição.',
  search: 'Descrição ou endereço',
  noun: { one: 'banner', several: 'banners', all: 'os banners' },
  none: { title: 'Ainda não há banners', text: 'Crie o primeiro acima.' },
  fields: {
    descricao: {
      title: 'Banner',
      sort: true,
      cell: ({ url, description, urlRedirect }) => (
        <Pictured src={url} name={description}>
          <TwoLines>{description}</TwoLines>
          <small>{urlRedirect}</small>
        </Pictured>
      ),
    },
    tipo: {
      title: 'Tipo',
      sort: true,
      filter: { all: 'Todos', options: TYPE_NAMES, values: bannerType },
      cell: ({ type }) => TYPE_NAMES[type],
    },
    situacao: {
      title: 'Situação',
      sort: true,
      filter: { all: 'Todas', options: STANDING_NAMES, refusal: 'Situação inválida.' },
      cell: ({ standing }) => (
        <DeskState tone={TONES[standing]}>{STANDING_NAMES[standing]}</DeskState>
      ),
    },
    datas: { title: 'Datas', cell: dates },
    exibicoes: { title: 'Exibições', sort: true, figure: ({ impressions }) => impressions },
    cliques: { title: 'Cliques', sort: true, figure: ({ clicks }) => clicks },
    desde: { title: 'Desde', sort: true },
  },
  order: '-desde',
  name: ({ description }) => description,
  isDim: ({ standing }) => TONES[standing] === 'idle',
  begin: {
    text: 'Novo banner',
    ...deskForm('Novo banner', loadForm, ({ choices }) => ({
      type: (choices.tipo || 'App') as BannerType,
    })),
  },
  actions: {
    edit: {
      text: 'Editar',
      form: deskForm('Editar banner', loadForm, (banner: DeskBanner) => ({
        banner,
        type: banner.type,
      })),
    },
    activate: {
      text: 'Ativar',
      inMenu: 'allow',
      several: true,
      can: ({ active }) => !active,
      summary: 'Exibe um banner, dentro das datas dele',
      done: 'Banner ativado.',
    },
    deactivate: {
      text: 'Desativar',
      inMenu: 'withdraw',
      several: true,
      can: ({ active }) => active,
      summary: 'Deixa de exibir um banner',
      done: 'Banner desativado.',
    },
    delete: {
      text: 'Excluir',
      inMenu: 'delete',
      deletes: true,
      summary: 'Exclui um banner, com o que foi contado dele',
      done: 'Banner excluído.',
      confirm: {
        title: 'Excluir banner',
        question: ({ description }) =>
          `“${description}” sai do site, e as exibições e os cliques contados são apagados. Excluir?`,
        look: 'danger',
      },
    },
  },
})
