import { z } from 'zod'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { hiding } from '#/components/desk/hiding.tsx'
import { Link } from '#/components/link.tsx'
import { formatDay } from '#/domain/dates.ts'
import { formatRating } from '#/domain/rating.ts'
import { defineDesk, deskForm } from '#/platform/desk.ts'
import { recordId } from '#/platform/wire.ts'
import { OFFER_STATES, type OfferState } from '../offers/state.ts'
import { OFFER_TYPE_FILTER, offerType } from '../schema.ts'

/** What an Admin sees of an offer. */
const deskOffer = z.object({
  _id: recordId,
  tipo: offerType,
  name: z.string(),
  fabricante: z.string(),
  category: z.array(z.string()),
  state: z.enum(OFFER_STATES),
  /** Suppliers that sell it, seen or not. */
  fornecedores: z.number().int(),
  /** Mean of its reviews, 0 where there is none. */
  rating: z.number(),
  ratingCount: z.number().int(),
  /** What it was called before, in no order. */
  nomesAnteriores: z.array(z.string()),
  createdAt: z.string(),
})
export type DeskOffer = z.infer<typeof deskOffer>

const STATE_NAMES: Record<OfferState, string> = {
  published: 'No ar',
  suspended: 'Ocultada pela Praça',
  hidden: 'Fora do ar com o fornecedor',
}

const TONES = { published: 'active', suspended: 'waiting', hidden: 'idle' } as const

const nameOf = ({ name }: DeskOffer) => name

/** Software and services, seen or not, and what an Admin does about them. */
export default defineDesk({
  api: 'offers',
  summary: 'Softwares e serviços, também os que ninguém vê',
  wire: deskOffer,
  lead: 'O catálogo inteiro. O que é falso ou abusivo sai do ar; quem cadastrou continua podendo ver e corrigir.',
  search: 'Nome',
  noun: { one: 'oferta', several: 'ofertas', all: 'as ofertas' },
  none: { title: 'O catálogo está vazio', text: 'Importe um arquivo para começar.' },
  fields: {
    nome: {
      title: 'Nome',
      sort: true,
      cell: ({ _id, name, fabricante, category }) => (
        <>
          <Link to={`/software/details/${_id}`}>{name}</Link>
          <small>{[fabricante, ...category].filter(Boolean).join(' · ')}</small>
        </>
      ),
    },
    tipo: {
      title: 'Tipo',
      sort: true,
      filter: OFFER_TYPE_FILTER,
      cell: ({ tipo }) => tipo,
    },
    situacao: {
      title: 'Situação',
      isWide: true,
      sort: true,
      filter: { all: 'Todas', options: STATE_NAMES, refusal: 'Situação inválida.' },
      cell: ({ state }) => <DeskState tone={TONES[state]}>{STATE_NAMES[state]}</DeskState>,
    },
    fornecedores: { title: 'Fornecedores', figure: ({ fornecedores }) => fornecedores },
    nota: {
      title: 'Nota',
      sort: true,
      figure: ({ rating }) => rating,
      cell: ({ rating, ratingCount }) => (ratingCount > 0 ? formatRating(rating) : null),
    },
    avaliacoes: { title: 'Avaliações', sort: true, figure: ({ ratingCount }) => ratingCount },
    desde: { title: 'Desde', sort: true, cell: ({ createdAt }) => formatDay(createdAt) },
  },
  order: '-desde',
  name: nameOf,
  isDim: ({ state }) => state !== 'published',
  actions: {
    ...hiding(
      nameOf,
      {
        can: ({ state }) => state === 'published',
        summary: 'Tira um software ou serviço do ar',
        done: 'A página saiu do ar.',
        consequence:
          'sai da busca, das listas e do mapa do site; a página dá “não encontrada”. As avaliações são mantidas.',
      },
      {
        can: ({ state }) => state === 'suspended',
        summary: 'Volta a exibir um software ou serviço',
        done: 'A página não está mais ocultada.',
        consequence: 'volta à busca, às listas e ao mapa do site, com as avaliações que tinha.',
      },
    ),
    give: {
      text: 'Passar a outra empresa',
      inMenu: 'move',
      can: ({ tipo }) => tipo === 'Software',
      form: deskForm(
        'Passar software',
        () => import('./ui/give-form.tsx'),
        (offer: DeskOffer) => ({ offer }),
      ),
    },
    names: {
      text: 'Retirar nome anterior',
      inMenu: 'delete',
      can: ({ nomesAnteriores }) => nomesAnteriores.length > 0,
      form: deskForm(
        'Retirar nome anterior',
        () => import('./ui/former-name-form.tsx'),
        (offer: DeskOffer) => ({ offer }),
      ),
    },
  },
})
