import { anyoneWithin, PERSON } from '#/platform/server/http/access.server.ts'
import { letsFormsIn } from '#/platform/server/http/forms.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import type { Limit } from '#/platform/server/rate-limit.server.ts'
import {
  linkedWire,
  outcomeId,
  outcomeSettings,
  outcomeToken,
  ownOutcomes as ownWire,
  saidWire,
} from './schema.ts'
import {
  changeAsking,
  ownOutcomes,
  readLinked,
  sayByLink,
  sayOutcome,
  stopAsking,
} from './service.server.ts'

/** Guessing finds nothing; this keeps it from being tried. */
const LINKS: Limit = { name: 'outcomes:links', attempts: 60, durationSeconds: 60 }
const STOPS: Limit = { name: 'outcomes:stops', attempts: 30, durationSeconds: 60 }

/** What came of suppliers' answers: as who was asked says it, logged in or by the link of a letter. */
export const outcomeRoutes = routes('Desfechos', [], (api, platform) => {
  const { db } = platform
  api.get(
    '/desfechos',
    {
      access: PERSON,
      summary: 'O que foi perguntado à pessoa, e o que ela respondeu',
      answer: ownWire,
    },
    async ({ viewer }) => ownOutcomes(db, viewer),
  )
  api.put(
    '/desfechos',
    {
      access: PERSON,
      summary: 'Liga ou desliga as perguntas “Resolvido?” e “Voltaria a contratar?”',
      body: outcomeSettings,
      answer: ownWire,
    },
    async ({ viewer, body }) => changeAsking(db, viewer, body.perguntar),
  )
  api.put(
    '/desfechos/:id',
    {
      access: PERSON,
      summary: 'Responde a uma pergunta, ou muda a resposta',
      errors: [403, 404],
      params: outcomeId,
      body: saidWire,
      answer: ownWire,
      message: 'Resposta salva.',
    },
    async ({ viewer, params, body }) => sayOutcome(db, viewer, params.id, body),
  )
  api.get(
    '/desfechos/carta/:token',
    {
      access: anyoneWithin(LINKS),
      summary: 'Sobre qual resposta é a pergunta de um e-mail',
      errors: [400],
      params: outcomeToken,
      answer: linkedWire,
    },
    async ({ params }) => readLinked(platform, params.token),
  )
  api.post(
    '/desfechos/carta/:token',
    {
      access: anyoneWithin(LINKS),
      summary: 'Responde pelo link de um e-mail',
      errors: [400],
      params: outcomeToken,
      body: saidWire,
      message: 'Resposta salva.',
    },
    async ({ params, body }) => sayByLink(platform, params.token, body),
  )
})

const stopping = routes('Desfechos', [], (api, platform) => {
  api.post(
    '/desfechos/encerrar/:token',
    {
      access: anyoneWithin(STOPS),
      provenBy: 'signature',
      summary: 'Encerra as perguntas, pelo link que cada e-mail traz (RFC 8058)',
      errors: [400],
      params: outcomeToken,
      message: 'Você não recebe mais estas perguntas.',
    },
    async ({ params }) => stopAsking(platform, params.token),
  )
})

export const outcomeStopRoutes = letsFormsIn(stopping)
