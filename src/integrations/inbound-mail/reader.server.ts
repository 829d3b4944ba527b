import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Delivered, PostedLetter } from './forms.server.ts'
import type { InboundLetter } from './letter.server.ts'

/** What is handed to the thread. */
export interface Posted {
  /** Name of the form in which it came. */
  form: string
  bytes: Uint8Array
  /** Of the body, as its header says. */
  type: string
  secret: string
}

/** What came in: a letter; what has not the form, or nobody proved; what no program sends, or takes too long. */
export type Came =
  | ({ as: 'letter'; letter: InboundLetter } & Omit<Delivered, 'raw'>)
  | { as: 'malformed' }
  | { as: 'unproven' }
  | { as: 'unreadable' | 'endless' }

/** A letter with a file of the size that a message takes is read in a third of a second, on a machine that has nothing else to do. */
const READ_MS = 10_000
/** Of the thread's own heap, where what nobody sends takes all that there is. */
const MEMORY_MB = 256
/** Without letters for so long, the thread goes, and its memory. */
const IDLE_MS = 60_000

/** What the thread runs: of the build, else of the sources, which Node alone does not read. */
const PROGRAM =
  process.env.NODE_ENV === 'production'
    ? `import(${fileUrl('build/reader/reader-thread.js')})`
    : `import('tsx/esm/api').then(({ register }) => {
        register()
        return import(${fileUrl('src/integrations/inbound-mail/reader-thread.server.ts')})
      })`

function fileUrl(file: string) {
  return JSON.stringify(pathToFileURL(file).href)
}

let thread: Promise<Worker> | undefined
let idle: NodeJS.Timeout | undefined
let before: Promise<unknown> = Promise.resolve()

/**
 * Reads what came in apart from the thread that answers everybody, one letter after the other. How many may wait is up to
 * who lets them in.
 * @param withinMs for tests
 */
export async function readApart(
  form: string,
  { bytes, type }: PostedLetter,
  secret: string,
  withinMs = READ_MS,
): Promise<Came> {
  const came = before.then(() => readNow({ form, bytes, type, secret }, withinMs))
  before = came.catch(() => {})
  return came
}

async function readNow(posted: Posted, withinMs: number): Promise<Came> {
  clearTimeout(idle)
  thread ??= begin()
  const worker = await thread.catch((error) => {
    thread = undefined
    throw error
  })
  const came = await answerOf(worker, posted, withinMs)
  if (came.as === 'endless') end()
  else idle = setTimeout(end, IDLE_MS).unref()
  return came
}

/** Begins the thread. @throws Error where it does not begin */
const begin = () =>
  new Promise<Worker>((resolve, reject) => {
    const worker = new Worker(PROGRAM, {
      eval: true,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    worker.unref()
    worker.once('error', reject)
    worker.once('message', () => {
      worker.off('error', reject)
      // What it still has to say once nobody waits for it is no reason to end the process.
      worker.on('error', () => {})
      resolve(worker)
    })
  })

function end() {
  void thread?.then((worker) => worker.terminate())
  thread = undefined
}

/** @returns 'endless' also where the thread ended of it, as without memory */
const answerOf = (worker: Worker, posted: Posted, withinMs: number) =>
  new Promise<Came>((resolve) => {
    const answer = (came: Came) => {
      clearTimeout(late)
      worker.off('message', answer)
      worker.off('error', giveUp)
      resolve(came)
    }
    const giveUp = () => answer({ as: 'endless' })
    const late = setTimeout(giveUp, withinMs)
    worker.once('message', answer)
    worker.once('error', giveUp)
    worker.postMessage(posted)
  })
