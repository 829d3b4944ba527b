import { z } from 'zod'
import { administratorOf } from '#/features/companies/access.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { getVendor } from '#/features/vendors/service.server.ts'
import { ANYONE } from '#/platform/server/http/access.server.ts'
import { type Api, routes } from '#/platform/server/http/routes.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { recordId } from '#/platform/wire.ts'
import { chooseShown } from './choice.server.ts'
import { addKept, changeKept, type KindOfKept, listKept, removeKept } from './kept.server.ts'
import { STORIES, TESTIMONIES } from './kinds.server.ts'
import type { Kind } from './repository.server.ts'
import { choiceForm } from './schema.ts'

const item = z.object({ id: recordId, item: recordId })

/** What a supplier keeps to show on its page, and what of it the page shows. */
export const keptRoutes = routes('Depoimentos', [409], (api, platform) => {
  define(api, platform, TESTIMONIES)
  define(api, platform, STORIES)
})

function define<K extends Kind, Sent extends { softwares: string[] }, Wire>(
  api: Api,
  platform: Platform,
  kept: KindOfKept<K, Sent, Wire>,
) {
  const { db } = platform
  const { tag, names, wire } = kept
  const path = `/vendor/:id/${kept.path}`
  const access = administratorOf('id')
  const list = { tag, params: vendorId, answer: z.array(wire) }
  const one = {
    tag,
    access,
    files: Object.fromEntries(kept.files.map(({ field, rule }) => [field, rule])),
    orJson: true,
    body: kept.body,
    answer: wire,
    errors: [409, 429],
  } as const

  api.get(
    path,
    { ...list, access, summary: `${names.all} de um fornecedor, para quem administra a página` },
    async ({ params }) => listKept(db, kept, params.id, 'keepers'),
  )
  api.get(
    `${path}/${kept.chosen}`,
    {
      ...list,
      access: ANYONE,
      summary: `${names.all} que a página mostra, em ordem`,
      errors: [401, 403, 404, 409],
    },
    async ({ params }) => {
      const { _id } = await getVendor(db, params.id)
      return listKept(db, kept, _id, 'visitors')
    },
  )
  api.put(
    `${path}/${kept.chosen}`,
    {
      ...list,
      access,
      summary: `${names.all} que a página passa a mostrar, em ordem: até 3`,
      body: choiceForm,
      message: 'Escolha salva.',
    },
    async ({ viewer, params: { id }, body }) => {
      await chooseShown(db, viewer, id, kept, body.ids)
      return listKept(db, kept, id, 'keepers')
    },
  )
  api.post(
    path,
    { ...one, summary: `Guarda ${names.one}`, params: vendorId },
    async ({ viewer, params, body }) => addKept(platform, kept, viewer, params.id, body),
  )
  api.put(
    `${path}/:item`,
    { ...one, summary: `Altera ${names.one}`, params: item },
    async ({ viewer, params, body }) =>
      changeKept(platform, kept, viewer, params.id, params.item, body),
  )
  api.delete(
    `${path}/:item`,
    { access, tag, summary: `Exclui ${names.one}`, params: item },
    async ({ viewer, params }) => removeKept(platform, kept, viewer, params.id, params.item),
  )
}
