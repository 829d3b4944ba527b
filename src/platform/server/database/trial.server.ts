import type { Database } from './types.server.ts'

/** Ends a transaction of which nothing is to stay. */
class Tried extends Error {}

/** Does work in one transaction, of which nothing stays where it is only tried. */
export async function transactionOrTrial(
  db: Database,
  isDry: boolean | undefined,
  work: (tx: Database) => Promise<void>,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await work(tx)
      if (isDry) throw new Tried()
    })
  } catch (error) {
    if (!(error instanceof Tried)) throw error
  }
}
