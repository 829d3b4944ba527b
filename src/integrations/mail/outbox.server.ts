import { chmod, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Address } from 'postal-mime'
import { v7 as uuidv7 } from 'uuid'
import type { Env } from '#/platform/server/env.server.ts'
import type { Mailer } from './mailer.server.ts'
import { compose } from './message.server.ts'

/** Version 7 names sort by time; nothing else is a name, so none leads out of the folder. */
const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.eml$/

/** How many messages a list shows. */
export const OUTBOX_LIST_LIMIT = 100

export interface OutboxMail {
  /** Of its file. */
  name: string
  /** ISO 8601. */
  date: string
  from: string
  to: string
  subject: string
  html: string
  text: string
}

/** Folder of the messages that were not sent anywhere. */
export const outboxFolder = (env: Pick<Env, 'DATA_DIR'>) => path.resolve(env.DATA_DIR, 'outbox')

/**
 * Writes each message, as it would be sent, to a file of the folder that any mail program opens.
 * They hold links that open accounts: only the owner of the process may read them.
 */
export function openOutbox(folder: string, from: string): Mailer {
  return {
    send: async (mail) => {
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message } = await composer.sendMail(compose(from, mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // It may be there from before, with other permissions.
      await chmod(folder, 0o700)
      const file = path.join(folder, `${uuidv7()}.eml`)
      // The person who lists the folder meanwhile sees whole messages only.
      const unfinished = `${file}.part`
      await writeFile(unfinished, message, { mode: 0o600, flag: 'wx' })
      await rename(unfinished, file)
    },
  }
}

/** The newest messages of an outbox, newest first; none where there is no folder yet. */
export async function listOutbox(folder: string): Promise<OutboxMail[]> {
  const names = await readdir(folder).catch(emptyIfMissing)
  const newest = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .slice(0, OUTBOX_LIST_LIMIT)
  const mails = await Promise.all(newest.map((name) => readOutbox(folder, name)))
  return mails.filter((mail) => mail !== null)
}

/** @param name of the file, as anybody may have typed it @returns null when there is none */
export async function readOutbox(folder: string, name: string): Promise<OutboxMail | null> {
  if (!NAME.test(name)) return null
  const [message] = await readFile(path.join(folder, name)).then((file) => [file], emptyIfMissing)
  if (!message) return null
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(message)
  return {
    name,
    date: writtenAt(name),
    from: mail.from ? addressText(mail.from) : '',
    to: mail.to?.map(addressText).join(', ') ?? '',
    subject: mail.subject ?? '',
    html: mail.html ?? '',
    text: mail.text ?? '',
  }
}

/** Version 7 names begin with the time, in ms since 1970. */
const writtenAt = (name: string) =>
  new Date(Number.parseInt(name.replace('-', '').slice(0, 12), 16)).toISOString()

const addressText = ({ name, address = '' }: Address) => (name ? `${name} <${address}>` : address)

function emptyIfMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return []
  throw error
}
