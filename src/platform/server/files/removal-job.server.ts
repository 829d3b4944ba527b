import type { Job } from '../jobs/jobs.server.ts'
import type { FileStorage } from './storage.server.ts'

/**
 * Removes private files that no row names any more, asked for in the transaction that forgets them: a store that does
 * not answer then, or a process that ends, leaves behind nothing that somebody was told is gone.
 */
export const privateFileRemoval: Job<{ privateFiles: FileStorage }, { keys: string[] }> = {
  name: 'private-file-removal',
  // For nearly three days.
  retry: { times: 12, firstDelaySeconds: 60 },
  run: async ({ privateFiles }, { keys }) => {
    await Promise.all(keys.map((key) => privateFiles.remove(key)))
  },
}
