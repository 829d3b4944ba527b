import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { vendorId } from '#/features/companies/schema.ts'
import { requirePage } from '#/features/companies/service.server.ts'
import { getVendor } from '#/features/vendors/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { type FileRule, uploadForm } from '#/platform/server/files/upload-form.server.ts'
import { requireUploader } from '#/platform/server/files/upload-limit.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireViewer, type Viewer } from '#/platform/server/session.server.ts'
import { answer, failure, recordId } from '#/platform/wire.ts'
import { chooseShown } from './choice.server.ts'
import type { Kind } from './repository.server.ts'
import { choiceForm, storyWire, testimonyWire } from './schema.ts'
import { listStories, listTestimonies } from './service.server.ts'
import { addStory, changeStory, removeStory } from './stories.server.ts'
import { addTestimony, changeTestimony, removeTestimony } from './testimonies.server.ts'
import { STORY_FILES, sentStory, sentTestimony, TESTIMONY_FILES } from './upload.server.ts'

const errors = {
  400: failure,
  401: failure,
  403: failure,
  404: failure,
  409: failure,
}
const uploadErrors = { ...errors, 413: failure, 415: failure, 429: failure }
const consumes = ['multipart/form-data', 'application/json']
const params = z.object({ id: recordId, item: recordId })

/** How the calls about one kind of thing differ from those about the other. */
interface KeptApi {
  kind: Kind
  path: string
  /** The end of the path of what the page shows. */
  chosen: string
  tags: string[]
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
    tags: ['Depoimentos'],
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
    tags: ['Histórias de sucesso'],
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
export const keptRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db, env } = platform
    /** Nobody else gets to send a file. */
    const onRequest = async (request: FastifyRequest) => {
      const viewer = await requireUploader(db, request)
      const { data } = vendorId.safeParse(request.params)
      if (!data) throw new AppError(400, 'Identificador inválido.')
      await requirePage(db, viewer, data.id)
    }
    for (const { kind, path, chosen, tags, names, body, wire, files, ...calls } of KINDS) {
      const list = { 200: answer(z.array(wire)), ...errors }
      const one = { 200: answer(wire), ...uploadErrors }

      v1.get(
        path,
        {
          schema: {
            tags,
            summary: `${names.all} de um fornecedor, para quem administra a página`,
            params: vendorId,
            response: list,
          },
        },
        async (request) => {
          const { id } = request.params
          await requirePage(db, await requireViewer(db, request), id)
          return { data: await calls.list(db, id, 'keepers'), message: '' }
        },
      )
      v1.get(
        `${path}/${chosen}`,
        {
          schema: {
            tags,
            summary: `${names.all} que a página mostra, em ordem`,
            params: vendorId,
            response: list,
          },
        },
        async (request) => {
          const { _id } = await getVendor(db, request.params.id)
          return { data: await calls.list(db, _id, 'visitors'), message: '' }
        },
      )
      v1.put(
        `${path}/${chosen}`,
        {
          schema: {
            tags,
            summary: `${names.all} que a página passa a mostrar, em ordem: até 3`,
            params: vendorId,
            body: choiceForm,
            response: list,
          },
        },
        async (request) => {
          const viewer = await requireViewer(db, request)
          const { id } = request.params
          await chooseShown(db, viewer, id, kind, request.body.ids)
          return { data: await calls.list(db, id, 'keepers'), message: 'Escolha salva.' }
        },
      )
      v1.post(
        path,
        {
          schema: {
            tags,
            summary: `Guarda ${names.one}`,
            consumes,
            params: vendorId,
            body,
            response: one,
          },
          onRequest,
          ...uploadForm(env, files),
        },
        async (request) => {
          const viewer = await requireViewer(db, request)
          return {
            data: await calls.add(platform, viewer, request.params.id, request.body),
            message: '',
          }
        },
      )
      v1.put(
        `${path}/:item`,
        {
          schema: {
            tags,
            summary: `Altera ${names.one}`,
            consumes,
            params,
            body,
            response: one,
          },
          onRequest,
          ...uploadForm(env, files),
        },
        async (request) => {
          const viewer = await requireViewer(db, request)
          const { id, item } = request.params
          return { data: await calls.change(platform, viewer, id, item, request.body), message: '' }
        },
      )
      v1.delete(
        `${path}/:item`,
        {
          schema: {
            tags,
            summary: `Exclui ${names.one}`,
            params,
            response: { 200: answer(z.null()), ...errors },
          },
        },
        async (request) => {
          const viewer = await requireViewer(db, request)
          const { id, item } = request.params
          await calls.remove(platform, viewer, id, item)
          return { data: null, message: '' }
        },
      )
    }
  }
