import { z } from 'zod'
import { AppError } from '#/platform/server/errors.server.ts'
import { ANYONE, anyoneWithin, PERSON } from '#/platform/server/http/access.server.ts'
import { letsFormsIn } from '#/platform/server/http/forms.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { countInMemory, type Limit } from '#/platform/server/rate-limit.server.ts'
import { atomOf } from './feed.server.ts'
import { stopLetters } from './repository.server.ts'
import {
  newsItem,
  newWatch,
  proposal,
  secret,
  settingsChange,
  subject,
  watchesAnswer,
  watchId,
} from './schema.ts'
import {
  changeRhythm,
  closeFeed,
  endWatch,
  latestNews,
  openFeed,
  proposalOf,
  watch,
  watchesOf,
} from './service.server.ts'
import { stoppedBy } from './stopping.server.ts'

/** News are looked for anew each time, also by searches. */
const LOOKS: Limit = { name: 'watches:looks', attempts: 20, durationSeconds: 60 }
/** Programs that read feeds look a few times an hour. */
const FEEDS: Limit = { name: 'watches:feeds', attempts: 20, durationSeconds: 60 }
const STOPS: Limit = { name: 'watches:stops', attempts: 30, durationSeconds: 60 }

const answer = watchesAnswer

/** `/v1/acompanhamentos`: what a person watches. Changes answer all of it, as it is then. */
const own = routes('Acompanhamentos', [], (api, platform) => {
  const { db, env } = platform
  api.get(
    '/acompanhamentos',
    { access: PERSON, summary: 'O que a pessoa acompanha, e como recebe as novidades', answer },
    async ({ viewer }) => watchesOf(db, viewer.id),
  )
  api.get(
    '/acompanhamentos/novidades',
    {
      access: PERSON,
      summary: 'As últimas novidades do que a pessoa acompanha',
      answer: z.array(newsItem),
    },
    async ({ viewer }) => {
      await countInMemory(platform, LOOKS, viewer.id)
      return latestNews(db, viewer.id)
    },
  )
  api.get(
    '/acompanhamentos/alvo',
    {
      access: ANYONE,
      summary: 'O que seria acompanhado, e as novidades que existem',
      errors: [404],
      query: subject,
      answer: proposal,
    },
    async ({ query }) => proposalOf(db, query),
  )
  api.post(
    '/acompanhamentos',
    {
      access: PERSON,
      summary: 'Acompanha algo, ou muda as novidades que interessam',
      errors: [404, 409],
      body: newWatch,
      answer,
    },
    async ({ viewer, body }) => watch(db, viewer.id, body),
  )
  api.put(
    '/acompanhamentos',
    {
      access: PERSON,
      summary: 'Muda a frequência dos resumos por e-mail',
      body: settingsChange,
      answer,
    },
    async ({ viewer, body }) => changeRhythm(db, viewer.id, body.frequencia),
  )
  api.delete(
    '/acompanhamentos/:id',
    {
      access: PERSON,
      summary: 'Encerra um acompanhamento',
      params: watchId,
      errors: [404],
      answer,
    },
    async ({ viewer, params }) => endWatch(db, viewer.id, params.id),
  )
  api.post(
    '/acompanhamentos/feed',
    {
      access: PERSON,
      summary: 'Cria um endereço secreto do feed Atom; o anterior deixa de valer',
      answer: z.object({ url: z.string() }),
    },
    async ({ viewer }) => ({
      url: `${env.PUBLIC_URL}/v1/acompanhamentos/feed/${await openFeed(db, viewer.id)}`,
    }),
  )
  api.delete(
    '/acompanhamentos/feed',
    { access: PERSON, summary: 'Encerra o endereço do feed Atom' },
    async ({ viewer }) => closeFeed(db, viewer.id),
  )
  api.get(
    '/acompanhamentos/feed/:token',
    {
      access: anyoneWithin(FEEDS),
      summary: 'As novidades como Atom, pelo endereço secreto da pessoa',
      errors: [404],
      params: secret,
      raw: true,
    },
    async ({ params }, reply) =>
      reply.type('application/atom+xml; charset=utf-8').send(await atomOf(platform, params.token)),
  )
})

/** What ends letters: pressed in one, or sent by a mail program, which proves itself by what the letter carries. */
const stopping = routes('Acompanhamentos', [], (api, { db, env }) => {
  api.post(
    '/acompanhamentos/encerrar/:token',
    {
      access: anyoneWithin(STOPS),
      provenBy: 'signature',
      summary: 'Encerra os resumos por e-mail, pelo link que cada um traz (RFC 8058)',
      errors: [400],
      params: secret,
      message: 'Você não recebe mais os resumos por e-mail.',
    },
    async ({ params }) => {
      const userId = await stoppedBy(env, params.token)
      if (!userId) throw new AppError(400, 'Este link não vale. Use o do e-mail mais recente.')
      await stopLetters(db, userId)
    },
  )
})

export const watchRoutes = own

export const watchStopRoutes = letsFormsIn(stopping)
