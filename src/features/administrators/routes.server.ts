import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { vendorId } from '#/features/companies/schema.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireViewer } from '#/platform/server/session.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { searchPeople } from './people.server.ts'
import {
  activity,
  additions,
  administrator,
  administratorPath,
  peopleQuery,
  personFound,
} from './schema.ts'
import {
  addAdministrators,
  inactivateAdministrator,
  listAdministrators,
  reactivateAdministrator,
} from './service.server.ts'

const tags = ['Área do fornecedor']
const errors = { 400: failure, 401: failure, 403: failure, 404: failure }
const everyone = { 200: answer(z.array(administrator)), ...errors }

export const administratorRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db } = platform
    v1.get(
      '/user/search',
      {
        schema: {
          tags,
          summary: 'Pessoas por nome, @usuário ou e-mail exato, para quem administra uma página',
          querystring: peopleQuery,
          response: { 200: answer(z.array(personFound)), ...errors, 429: failure },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        return { data: await searchPeople(db, viewer, request.query.query), message: '' }
      },
    )
    v1.get(
      '/vendor/:id/administradores',
      {
        schema: {
          tags,
          summary: 'Quem administra a página, e quem administrou',
          params: vendorId,
          response: everyone,
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        return { data: await listAdministrators(db, viewer, request.params.id), message: '' }
      },
    )
    v1.post(
      '/vendor/:id/administradores',
      {
        schema: {
          tags,
          summary: 'Adiciona administradores; cada um recebe um e-mail',
          params: vendorId,
          body: additions,
          response: { ...everyone, 429: failure },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const { params, body } = request
        const data = await addAdministrators(platform, viewer, params.id, body.usuarios)
        return { data, message: 'Administradores adicionados com sucesso!' }
      },
    )
    v1.put(
      '/vendor/:id/administradores/:userId',
      {
        schema: {
          tags,
          summary: 'Inativa ou reativa um administrador; nunca o último ativo',
          params: administratorPath,
          body: activity,
          response: { ...everyone, 409: failure },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const { id, userId } = request.params
        const { ativo } = request.body
        const act = ativo ? reactivateAdministrator : inactivateAdministrator
        const data = await act(platform, viewer, id, userId)
        return { data, message: ativo ? 'Administrador reativado.' : 'Administrador inativado.' }
      },
    )
  }
