import { z } from 'zod'

/** Answer to the removal of a page. */
export const removedPage = z.object({
  /** Whether it can be put back as it was: what a company wrote of how it is reached is gone at once. */
  desfazer: z.boolean(),
})
export type RemovedPage = z.infer<typeof removedPage>
