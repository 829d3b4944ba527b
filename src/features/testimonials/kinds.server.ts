import type { z } from 'zod'
import { IMAGE_MAX_MB, IMAGE_WANTED, LOGO_BOX, PDF_MAX_MB, PDF_WANTED } from '#/domain/uploads.ts'
import { formFlag } from '#/features/catalogue/offers/schema.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { requirePdf } from '#/platform/server/files/documents.server.ts'
import { fittedWebp } from '#/platform/server/files/images.server.ts'
import { optionalFile } from '#/platform/server/files/upload-form.server.ts'
import type { KindOfKept } from './kept.server.ts'
import { COVER_BOX, KEPT_MAX } from './limits.ts'
import { mayRewrite } from './policy.ts'
import { presentStory, presentTestimony } from './presenter.server.ts'
import {
  type StoryWire,
  storyForm,
  storyWire,
  type TestimonyWire,
  testimonyForm,
  testimonyWire,
} from './schema.ts'

const removed = formFlag.default(false)

/** Body of `POST` and `PUT` of a testimony. What is sent takes the place of what was there. */
const sentTestimony = testimonyForm.extend({
  logotipo: optionalFile(IMAGE_WANTED),
  removerLogotipo: removed,
})

/** Body of `POST` and `PUT` of a story. */
const sentStory = storyForm.extend({
  fotocapa: optionalFile(IMAGE_WANTED),
  removerFotocapa: removed,
  arquivo: optionalFile(PDF_WANTED),
  removerArquivo: removed,
})

const CUSTOMERS =
  'Este depoimento foi escrito pelo cliente: ele pode ser exibido ou excluído, mas não editado.'

export const TESTIMONIES: KindOfKept<'testimony', z.output<typeof sentTestimony>, TestimonyWire> = {
  kind: 'testimony',
  path: 'depoimentos',
  chosen: 'escolhidos',
  tag: 'Depoimentos',
  names: { one: 'um depoimento', all: 'Depoimentos' },
  deeds: { edit: 'editTestimony', remove: 'deleteTestimony', choose: 'chooseTestimonies' },
  missing: 'Depoimento não encontrado.',
  full: `A página guarda até ${KEPT_MAX} depoimentos. Exclua um para incluir outro.`,
  body: sentTestimony,
  wire: testimonyWire,
  files: [
    {
      column: 'logoKey',
      field: 'logotipo',
      rule: { maxMb: IMAGE_MAX_MB },
      sent: ({ logotipo, removerLogotipo }) => ({ file: logotipo, isRemoved: removerLogotipo }),
      store: async (changes, file) =>
        changes.add('logos', 'webp', await fittedWebp(file, LOGO_BOX, 'logotipo')),
    },
  ],
  row: (vendorId, { nome, cargo, empresa, depoimento }, keys) => ({
    vendorId,
    personName: nome,
    personRole: cargo,
    company: empresa,
    statement: depoimento,
    ...keys,
  }),
  requireEditable: (row) => {
    if (!mayRewrite(row)) throw new AppError(409, CUSTOMERS)
  },
  present: presentTestimony,
}

export const STORIES: KindOfKept<'story', z.output<typeof sentStory>, StoryWire> = {
  kind: 'story',
  path: 'historias',
  chosen: 'escolhidas',
  tag: 'Histórias de Sucesso',
  names: { one: 'uma história de sucesso', all: 'Histórias de Sucesso' },
  deeds: { edit: 'editStory', remove: 'deleteStory', choose: 'chooseStories' },
  missing: 'História de sucesso não encontrada.',
  full: `A página guarda até ${KEPT_MAX} histórias. Exclua uma para incluir outra.`,
  body: sentStory,
  wire: storyWire,
  files: [
    {
      column: 'fileKey',
      field: 'arquivo',
      rule: { maxMb: PDF_MAX_MB },
      sent: ({ arquivo, removerArquivo }) => ({ file: arquivo, isRemoved: removerArquivo }),
      store: async (changes, file) => {
        await requirePdf(file.path, 'arquivo')
        return changes.add('documents', 'pdf', file)
      },
    },
    {
      column: 'coverKey',
      field: 'fotocapa',
      rule: { maxMb: IMAGE_MAX_MB },
      sent: ({ fotocapa, removerFotocapa }) => ({ file: fotocapa, isRemoved: removerFotocapa }),
      store: async (changes, file) =>
        changes.add('pictures', 'webp', await fittedWebp(file, COVER_BOX, 'fotocapa')),
    },
  ],
  row: (vendorId, { titulo, descricao }, keys) => ({
    vendorId,
    title: titulo,
    description: descricao,
    ...keys,
  }),
  present: presentStory,
}
