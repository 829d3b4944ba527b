import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { offlineDirectory } from '#/integrations/cep/index.server.ts'
import { offlineRegister } from '#/integrations/cnpj/offline.server.ts'
import { CountedMailer, type Mail } from '#/integrations/mail/mailer.server.ts'
import { openPayments } from '#/integrations/payments/index.server.ts'
import { readEnv } from '#/platform/server/env.server.ts'
import { Jobs } from '#/platform/server/jobs/jobs.server.ts'
import { PageCache } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { testDatabase } from './database.server.ts'
import { STORAGES, type TestStorage } from './storage.server.ts'

const MIB = 1024 * 1024

/** What a server of somebody else's was sent. */
export interface Post {
  url: string
  body: string
  headers: Record<string, string>
}

export interface TestPlatform {
  platform: Platform & { files: TestStorage; privateFiles: TestStorage }
  /** What was mailed, in order. */
  mails: Mail[]
  /** What was sent to servers of others; those that have 'fails' in their address refuse it. */
  posts: Post[]
  close(): Promise<void>
}

/**
 * A platform on an empty database and a folder of the test file's own; its jobs run when a test says so.
 * With TEST_FILES=memory, files are in the memory of the process.
 */
export async function testPlatform(): Promise<TestPlatform> {
  const database = await testDatabase()
  const folder = mkdtempSync(path.join(tmpdir(), 'praca-test-'))
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, PORT: '0' })
  const openStorage = STORAGES[process.env.TEST_FILES === 'memory' ? 'memory' : 'folder']
  const pageCache = new PageCache(MIB)
  await pageCache.follow(database)
  const mails: Mail[] = []
  const posts: Post[] = []
  const platform: TestPlatform['platform'] = {
    env,
    db: database.db,
    answers: database.answers,
    pageCache,
    cdn: null,
    files: openStorage(env),
    privateFiles: openStorage(env, 'private'),
    jobs: await Jobs.open(database, { supervise: false }),
    mailer: new CountedMailer({ send: async (mail) => void mails.push(mail) }),
    google: null,
    payments: openPayments(env, database.db),
    sales: [],
    companyRegister: offlineRegister,
    postalDirectory: offlineDirectory,
    webhooks: {
      post: async (url, body, headers) => {
        posts.push({ url, body, headers })
        return url.includes('fails') ? 500 : 204
      },
    },
    demo: false,
  }
  const close = async () => {
    await platform.jobs.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { platform, mails, posts, close }
}
