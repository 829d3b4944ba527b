import { z } from 'zod'
import { administratorOf } from '#/features/companies/access.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { getVendor } from '#/features/vendors/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { FileRule } from '#/platform/server/files/upload-form.server.ts'
import { ANYONE } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { recordId } from '#/platform/wire.ts'
import { chooseShown } from './choice.server.ts'
import type { Kind } from './repository.server.ts'
import { choiceForm, storyWire, testimonyWire } from './schema.ts'
import { listStories, listTestimonies } from './service.server.ts'
import { addStory, changeStory, removeStory } from './stories.server.ts'
import { addTestimony, changeTestimony, removeTestimony } from './testimonies.server.ts'
import { STORY_FILES, sentStory, sentTestimony, TESTIMONY_FILES } from './upload.server.ts'

const params = z.object({ id: recordId, item: recordId })

/** How the calls about one kind of thing differ from those about the other. */
interface KeptApi {
  kind: Kind
  path: string
  /** The end of the path of what the page shows. */
  chosen: string
  tag: string
  names: { one: string; all: string }
  body: z.ZodType
  wire: z.ZodType
  files: Record<string, FileRule>
  list(db: Database, vendorId: string, audience: 'keepers' | 'visitors'): Promise<unknown[]>
  // biome-ignore-start lint/suspicious/noExplicitAny: each is given what its own `body` read
  add(platform: Platform, viewer: Viewer, vendorId: string, sent: any): Promise<unknown>
  change(
    platform: Platform,
    viewer: Viewer,
    vendorId: string,
    id: string,
    sent: any,
  ): Promise<unknown>
  // biome-ignore-end lint/suspicious/noExplicitAny: see above
  remove(platform: Platform, viewer: Viewer, vendorId: string, id: string): Promise<void>
}

const KINDS: KeptApi[] = [
  {
    kind: 'testimony',
    path: '/vendor/:id/depoimentos',
    chosen: 'escolhidos',
    tag: 'Depoimentos',
    names: { one: 'um depoimento', all: 'Depoimentos' },
    body: sentTestimony,
    wire: testimonyWire,
    files: TESTIMONY_FILES,
    list: listTestimonies,
    add: addTestimony,
    change: changeTestimony,
    remove: removeTestimony,
  },
  {
    kind: 'story',
    path: '/vendor/:id/historias',
    chosen: 'escolhidas',
    tag: 'Histórias de sucesso',
    names: { one: 'uma história de sucesso', all: 'Histórias de sucesso' },
    body: sentStory,
    wire: storyWire,
    files: STORY_FILES,
    list: listStories,
    add: addStory,
    change: changeStory,
    remove: removeStory,
  },
]

/** What a supplier keeps to show on its page, and what of it the page shows. */
export const keptRoutes = routes('Depoimentos', [409], (api, platform) => {
  const { db } = platform
  const access = administratorOf('id')
  for (const { kind, path, chosen, tag, names, body, wire, files, ...calls } of KINDS) {
    const list = { tag, params: vendorId, answer: z.array(wire) }
    const one = {
      tag,
      access,
      files,
      orJson: true,
      body,
      answer: wire,
      errors: [409, 429],
    } as const

    api.get(
      path,
      { ...list, access, summary: `${names.all} de um fornecedor, para quem administra a página` },
      async ({ params }) => calls.list(db, params.id, 'keepers'),
    )
    api.get(
      `${path}/${chosen}`,
      {
        ...list,
        access: ANYONE,
        summary: `${names.all} que a página mostra, em ordem`,
        errors: [401, 403, 404, 409],
      },
      async ({ params }) => {
        const { _id } = await getVendor(db, params.id)
        return calls.list(db, _id, 'visitors')
      },
    )
    api.put(
      `${path}/${chosen}`,
      {
        ...list,
        access,
        summary: `${names.all} que a página passa a mostrar, em ordem: até 3`,
        body: choiceForm,
        message: 'Escolha salva.',
      },
      async ({ viewer, params: { id }, body }) => {
        await chooseShown(db, viewer, id, kind, body.ids)
        return calls.list(db, id, 'keepers')
      },
    )
    api.post(
      path,
      { ...one, summary: `Guarda ${names.one}`, params: vendorId },
      async ({ viewer, params, body }) => calls.add(platform, viewer, params.id, body),
    )
    api.put(
      `${path}/:item`,
      { ...one, summary: `Altera ${names.one}`, params },
      async ({ viewer, params: { id, item }, body }) =>
        calls.change(platform, viewer, id, item, body),
    )
    api.delete(
      `${path}/:item`,
      { access, tag, summary: `Exclui ${names.one}`, params },
      async ({ viewer, params: { id, item } }) => calls.remove(platform, viewer, id, item),
    )
  }
})
