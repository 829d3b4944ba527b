import { explainOfferSearch } from '#/features/catalogue/service.server.ts'
import { explainVendorSearch } from '#/features/vendors/service.server.ts'
import { ADMIN } from '#/platform/server/http/access.server.ts'
import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import { searchTotals } from '../counts/service.server.ts'
import termDesk from './desk.tsx'
import { EXPLAINED, LISTED_MAX } from './limits.ts'
import { KINDS, presentExplanation, presentGroup, presentSearches } from './presenter.server.ts'
import { nearestTerms, readGroups } from './repository.server.ts'
import {
  groupEdit,
  groupId,
  newGroup,
  questionQuery,
  questionWire,
  searchesQuery,
  searchesWire,
  termGroup,
} from './schema.ts'
import { addGroup, deleteGroup, editGroup, setActive } from './service.server.ts'

/** What Admins do with the words that searches know of. */
export const routes = deskRoutes(
  termDesk,
  ({ db }) => ({
    read: ({ tipo, situacao, ...query }) =>
      readGroups(db, {
        ...query,
        kind: tipo && KINDS[tipo],
        active: situacao && situacao === 'ligados',
      }),
    present: presentGroup,
    decisions: {
      activate: (admin, id, known) => setActive(db, admin, id, { ...known, active: true }),
      deactivate: (admin, id, known) => setActive(db, admin, id, { ...known, active: false }),
      delete: (admin, id, known) => deleteGroup(db, admin, id, known),
    },
  }),
  {
    define(api, { db }) {
      api.get(
        '/admin/search/question',
        {
          access: ADMIN,
          summary: 'Como a busca entende uma pergunta, e por que cada resultado está onde está',
          errors: [],
          query: questionQuery,
          answer: questionWire,
        },
        async ({ query: { query, onde } }) => {
          const explain = onde === 'softwares' ? explainOfferSearch : explainVendorSearch
          return presentExplanation(await explain(db, query, EXPLAINED), onde)
        },
      )
      api.get(
        '/admin/search/searches',
        {
          access: ADMIN,
          summary: 'O que as pessoas pesquisam, por dia e por texto, e o que não acha nada',
          errors: [],
          query: searchesQuery,
          answer: searchesWire,
        },
        async ({ query }) => {
          const totals = await searchTotals(db, query.dias, LISTED_MAX)
          const missed = totals.missed.map(({ text }) => text)
          return presentSearches(totals, await nearestTerms(db, missed))
        },
      )
      api.post(
        '/admin/search',
        {
          access: ADMIN,
          summary: 'Cria um grupo de sinônimos ou de palavras ignoradas',
          body: newGroup,
          answer: termGroup,
          message: 'Grupo criado. A busca já o usa.',
        },
        async ({ viewer, body }) => addGroup(db, viewer, body),
      )
      api.put(
        '/admin/search/:id',
        {
          access: ADMIN,
          summary: 'Muda um grupo',
          params: groupId,
          body: groupEdit,
          answer: termGroup,
          message: 'Grupo salvo. A busca já o usa.',
        },
        async ({ viewer, params, body }) => editGroup(db, viewer, params.id, body),
      )
    },
  },
)
