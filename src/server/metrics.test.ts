import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { CountedMailer } from '#/integrations/mail/mailer.server.ts'
import { routeOf } from '#/platform/server/log/route.server.ts'
import { PageCache } from '#/platform/server/page-cache.server.ts'
import { freePort } from '../../scripts/lib/postgres.mjs'
import { Metrics, serveMetrics } from './metrics.server.ts'
import { whenOver } from './request-log.server.ts'

const state = {
  isAway: false,
  heardAt: Date.now() - 2000,
  pools: { requests: { total: 5, idle: 2, waiting: 1 } },
  replicas: [{ name: '10.0.0.2:5432', lagMs: 7500, isUp: false }],
}

it('says on a port of its own what goes on, whatever the database says', async () => {
  let isThere = true
  const mailer = new CountedMailer({
    send: async ({ to }) => {
      if (to === 'full@example.com') throw new Error('452 4.2.2 Mailbox full')
    },
  })
  const metrics = new Metrics(
    {
      state: () => state,
      executeSql: async () => {
        if (!isThere) throw new Error('away')
        return { rows: [{ name: 'account-mail', jobs: 3, age: 12.5, retries: 2 }] }
      },
    },
    new PageCache(1024),
    mailer,
  )
  const app = Fastify()
  onTestFinished(() => app.close())
  app.addHook('onRequest', (request, { raw }, done) => {
    whenOver(
      raw,
      metrics.note(request, raw, () => routeOf(request)),
    )
    done()
  })
  app.get('/softwares/:search', async (_request, reply) => reply.status(503).send())
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  await fetch(`${address}/softwares/erp`)

  const letter = { subject: 'Olá', html: '<p>Olá</p>', text: 'Olá' }
  await mailer.send({ ...letter, to: 'ana@example.com' })
  await expect(mailer.send({ ...letter, to: 'full@example.com' })).rejects.toThrow('452')

  const port = await freePort()
  onTestFinished(await serveMetrics(metrics, '127.0.0.1', port))
  const ask = async (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  const text = await (await ask('/metrics')).text()
  for (const line of [
    'praca_request_seconds_count{method="GET",route="/softwares/:search",status="503"} 1',
    'praca_shed_total 1',
    'praca_database_connections{pool="requests",state="busy"} 3',
    'praca_database_up 1',
    'praca_replica_lag_seconds{replica="10.0.0.2:5432"} 7.5',
    'praca_replica_up{replica="10.0.0.2:5432"} 0',
    'praca_queue_jobs{queue="account-mail"} 3',
    'praca_queue_age_seconds{queue="account-mail"} 12.5',
    'praca_queue_retries{queue="account-mail"} 2',
    'praca_mails_total{result="accepted"} 1',
    'praca_mails_total{result="refused"} 1',
  ])
    expect(text).toContain(line)
  expect(text).toMatch(/praca_listener_age_seconds 2\./)
  isThere = false
  expect(await (await ask('/metrics')).text()).not.toContain('account-mail')
  expect((await ask('/other')).status).toBe(404)
})
