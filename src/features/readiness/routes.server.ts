import { z } from 'zod'
import { PDF_MAX_MB } from '#/domain/uploads.ts'
import { optionalFile } from '#/platform/server/files/upload-form.server.ts'
import { ANYONE, PERSON, VISITOR_OR_PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { PROOF_WANTED } from './declarations/proof.server.ts'
import { lawDateWire } from './law/schema.ts'
import { calendar } from './law/service.server.ts'
import { ownOpinionsOf, removeOpinion, say } from './opinions/service.server.ts'
import { reportReadiness } from './reports/service.server.ts'
import {
  itemDeclaration,
  newReport,
  offerAndItem,
  offerId,
  opinionForm,
  ownOpinions,
  readinessWire,
  renewal,
} from './schema.ts'
import { declareOne, readinessFor, renew } from './service.server.ts'

/** Proofs are PDFs and pictures, of which PDFs may be the larger ones. */
const FILES = { arquivo: { maxMb: PDF_MAX_MB } }

const sentItem = z.intersection(itemDeclaration, z.object({ arquivo: optionalFile(PROOF_WANTED) }))

/** How ready products are for Brazil: declared by suppliers, judged by reviewers. */
export const readinessRoutes = routes('Prontidão', [403, 404, 409, 429], (api, platform) => {
  const { db } = platform
  api.get(
    '/prontidao/calendario',
    {
      access: ANYONE,
      summary: 'As datas em que a lei passa a pedir algo dos softwares, com a fonte de cada uma',
      errors: [],
      shows: ['law'],
      answer: z.array(lawDateWire),
    },
    async () => calendar(db),
  )
  api.get(
    '/software/:id/prontidao',
    {
      access: VISITOR_OR_PERSON,
      summary: 'Para que regras do Brasil um software está pronto, item por item',
      errors: [404],
      params: offerId,
      answer: z.array(readinessWire),
    },
    async ({ viewer, params }) => readinessFor(db, viewer, params.id),
  )
  api.put(
    '/software/:id/prontidao/:item',
    {
      access: PERSON,
      summary: 'Declara um item, com um endereço ou um arquivo como comprovação',
      errors: [403, 404, 409, 413, 415, 429],
      params: offerAndItem,
      files: FILES,
      orJson: true,
      body: sentItem,
      answer: readinessWire,
      message: 'Declaração salva.',
    },
    async ({ viewer, params, body }) => declareOne(platform, viewer, params, body),
  )
  api.post(
    '/software/:id/prontidao/renovar',
    {
      access: PERSON,
      summary: 'Confirma de novo, por mais um ano, o que já foi declarado',
      params: offerId,
      body: renewal,
      answer: z.array(readinessWire),
      message: 'Confirmado por mais um ano.',
    },
    async ({ viewer, params, body }) => renew(platform, viewer, params.id, body.itens),
  )
  api.get(
    '/software/:id/prontidao/minhas',
    {
      access: PERSON,
      summary: 'O que quem chama disse do que é declarado de um software',
      params: offerId,
      answer: ownOpinions,
    },
    async ({ viewer, params }) => ownOpinionsOf(db, viewer, params.id),
  )
  api.put(
    '/software/:id/prontidao/:item/opiniao',
    {
      access: PERSON,
      summary: 'Confirma o que é declarado, ou discorda, quem avaliou o software',
      params: offerAndItem,
      body: opinionForm,
      answer: ownOpinions,
      message: 'Obrigado! Sua resposta foi contada.',
    },
    async ({ viewer, params, body }) => say(db, viewer, params, body.opiniao),
  )
  api.delete(
    '/software/:id/prontidao/:item/opiniao',
    {
      access: PERSON,
      summary: 'Retira a própria resposta',
      params: offerAndItem,
      answer: ownOpinions,
      message: 'Resposta retirada.',
    },
    async ({ viewer, params }) => removeOpinion(db, viewer, params),
  )
  api.post(
    '/software/:id/prontidao/:item/denuncia',
    {
      access: PERSON,
      summary: 'Denuncia à administração uma declaração errada',
      params: offerAndItem,
      body: newReport,
      message: 'Denúncia enviada. Nossa equipe confere e avisa você.',
    },
    async ({ viewer, params, body }) => reportReadiness(platform, viewer, params, body.motivo),
  )
})
