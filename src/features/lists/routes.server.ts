import { z } from 'zod'
import { offerCard } from '#/features/catalogue/schema.ts'
import { cardsAmong } from '#/features/catalogue/service.server.ts'
import { ANYONE, PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import {
  itemId,
  keptLists,
  listChange,
  listId,
  listWire,
  newList,
  productsQuery,
  savedItem,
} from './schema.ts'
import {
  createList,
  deleteList,
  joinLists,
  listsOf,
  removeItem,
  renameList,
  saveItem,
} from './service.server.ts'

const answer = z.array(listWire)

/** `/v1/listas`: each call answers all lists of the person, as they are then. */
export const listRoutes = routes('Listas', [404, 409], (api, { db }) => {
  api.get(
    '/listas',
    { access: PERSON, summary: 'As listas da pessoa e o que está nelas', errors: [], answer },
    async ({ viewer }) => listsOf(db, viewer.id),
  )
  api.get(
    '/listas/produtos',
    {
      access: ANYONE,
      summary: 'Produtos pelo id, para as listas que um navegador tem antes de alguém entrar',
      errors: [],
      query: productsQuery,
      answer: z.array(offerCard),
    },
    async ({ query }) => cardsAmong(db, query.id),
  )
  api.post(
    '/listas',
    { access: PERSON, summary: 'Cria uma lista', body: newList, answer },
    async ({ viewer, body }) => createList(db, viewer.id, body),
  )
  api.post(
    '/listas/juntar',
    {
      access: PERSON,
      summary: 'Junta listas às da conta, pelo nome; repetida, não muda nada',
      errors: [409],
      body: keptLists,
      answer,
    },
    async ({ viewer, body }) => joinLists(db, viewer.id, body.listas),
  )
  api.put(
    '/listas/:id',
    {
      access: PERSON,
      summary: 'Muda o nome de uma lista',
      params: listId,
      body: listChange,
      answer,
    },
    async ({ viewer, params, body }) => renameList(db, viewer.id, params.id, body.nome),
  )
  api.delete(
    '/listas/:id',
    { access: PERSON, summary: 'Exclui uma lista', params: listId, errors: [404], answer },
    async ({ viewer, params }) => deleteList(db, viewer.id, params.id),
  )
  api.post(
    '/listas/:id/itens',
    {
      access: PERSON,
      summary: 'Inclui um produto em uma lista, ou muda a anotação do que está nela',
      params: listId,
      body: savedItem,
      answer,
    },
    async ({ viewer, params, body }) => saveItem(db, viewer.id, params.id, body),
  )
  api.delete(
    '/listas/:id/itens/:softwareId',
    {
      access: PERSON,
      summary: 'Tira um produto de uma lista; repetida, não muda nada',
      params: itemId,
      errors: [404],
      answer,
    },
    async ({ viewer, params }) => removeItem(db, viewer.id, params.id, params.softwareId),
  )
})
