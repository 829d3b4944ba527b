import { parentPort } from 'node:worker_threads'
import { INBOUND_FORMS, PostedLetter } from './forms.server.ts'
import { readLetter } from './letter.server.ts'
import type { Came, Posted } from './reader.server.ts'

/** A thread of its own, in which letters are read: the largest that comes in takes seconds (`reader.server.ts`). */
const port = parentPort
if (!port) throw new Error('Letters are read in a thread.')

async function read({ form: name, bytes, type, secret }: Posted): Promise<Came> {
  const form = INBOUND_FORMS.find((one) => one.name === name)
  const posted = new PostedLetter(Buffer.from(bytes), type)
  const delivered = await form?.read(posted, secret).catch(() => undefined)
  if (delivered === undefined) return { as: 'malformed' }
  if (delivered === null) return { as: 'unproven' }
  const { raw, ...beside } = delivered
  const letter = await readLetter(raw).catch(() => null)
  return letter ? { as: 'letter', letter, ...beside } : { as: 'unreadable' }
}

port.on('message', async (posted: Posted) => port.postMessage(await read(posted)))
port.postMessage('ready')
