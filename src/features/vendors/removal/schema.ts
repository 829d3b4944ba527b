import { z } from 'zod'

/** Answer to the removal of a page. */
export const removedPage = z.object({
  /** Whether it can be put back as it was: what a company wrote of how it is reached is gone at once. */
  desfazer: z.boolean(),
})
export type RemovedPage = z.infer<typeof removedPage>

/** Answer of `GET /v1/vendor/page/{vendorId}/{userId}/desfazer`. */
export const removalToUndo = z
  .object({
    /** Of the page, as it was shown. */
    nome: z.string(),
    /** Until when. */
    ate: z.string(),
  })
  .nullable()
export type RemovalToUndo = NonNullable<z.infer<typeof removalToUndo>>
