import { IMAGE_MAX_MB, PDF_MAX_MB, PDF_WANTED } from '#/domain/uploads.ts'
import { formFlag } from '#/features/catalogue/offers/schema.ts'
import { optionalFile } from '#/platform/server/files/upload-form.server.ts'
import { storyForm, testimonyForm } from './schema.ts'

const IMAGE_WANTED = 'Por favor, envie uma imagem .png ou .jpg.'

/** What the forms may send beside their fields, for `uploadForm`. */
export const TESTIMONY_FILES = { logotipo: { maxMb: IMAGE_MAX_MB } }
export const STORY_FILES = {
  fotocapa: { maxMb: IMAGE_MAX_MB },
  arquivo: { maxMb: PDF_MAX_MB },
}

const removed = formFlag.default(false)

/** Body of `POST` and `PUT` of a testimony. What is sent takes the place of what was there. */
export const sentTestimony = testimonyForm.extend({
  logotipo: optionalFile(IMAGE_WANTED),
  removerLogotipo: removed,
})

/** Body of `POST` and `PUT` of a story. */
export const sentStory = storyForm.extend({
  fotocapa: optionalFile(IMAGE_WANTED),
  removerFotocapa: removed,
  arquivo: optionalFile(PDF_WANTED),
  removerArquivo: removed,
})
