import { z } from 'zod'
import { truncate } from '#/domain/text.ts'
import { offerPath } from '#/features/catalogue/links.ts'
import { getOffer } from '#/features/catalogue/service.server.ts'
import { vendorPath } from '#/features/companies/links.ts'
import { catalogueOfVendor, getVendor, vendorsOfOffer } from '#/features/vendors/service.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { OFFERED_MAX, SELLERS_MAX, TEXT_MAX } from '../limits.ts'
import { idOf, linkTo, tool } from '../tool.ts'

export const get = tool({
  name: 'ver',
  title: 'Ver um software, serviço ou fornecedor',
  description:
    'O que se sabe de um software ou serviço (categorias, descrição, nota, Índice Praça, quem vende) ou de um fornecedor (cidade, atividade, nota, o que vende).',
  input: z.object({
    id: idOf('um software, um serviço ou um fornecedor'),
    tipo: z
      .enum(['software', 'servico', 'fornecedor'], 'Escolha software, servico ou fornecedor.')
      .default('software')
      .describe('O que o id nomeia'),
  }),
  run: (platform, { id, tipo }) =>
    tipo === 'fornecedor' ? supplier(platform, id) : offer(platform, id),
})

async function offer({ db, env }: Platform, id: string) {
  const one = await getOffer(db, id)
  const sellers = one.isVisibleVendors === false ? null : await vendorsOfOffer(db, id, FIRST)
  return {
    id,
    tipo: one.tipo,
    nome: one.name,
    categorias: one.category,
    descricao: truncate(one.description, TEXT_MAX),
    site: one.site,
    nota: one.rating,
    avaliacoes: one.ratingCount,
    indicePraca: one.indice,
    fornecedores: (sellers?.data ?? []).map((seller) => ({
      id: seller.id,
      nome: seller.titulo,
      confirmado: seller.confirmado,
      link: linkTo(env, vendorPath(seller.id)),
    })),
    atualizadoEm: one.updatedAt,
    link: linkTo(env, offerPath(id)),
  }
}

const FIRST = { page: 1, limit: SELLERS_MAX }

async function supplier({ db, env }: Platform, id: string) {
  const one = await getVendor(db, id)
  const slice = { page: 1, limit: OFFERED_MAX }
  const [software, services] = await Promise.all([
    catalogueOfVendor(db, one, 'software', slice),
    catalogueOfVendor(db, one, 'service', slice),
  ])
  return {
    id,
    nome: one.nomeFantasia || one.razaoSocial,
    cnpj: one.cnpj,
    cidade: one.cidade,
    estado: one.estado,
    atividade: one.atividadeEcononicaPrimaria,
    descricao: truncate(one.descricao, TEXT_MAX),
    confirmado: one.confirmado,
    nota: one.rating,
    avaliacoes: one.ratingCount,
    indicePraca: one.indice,
    vende: [...software.data, ...services.data].map((sold) => ({
      id: sold.id,
      tipo: sold.tipo,
      nome: sold.titulo,
      link: linkTo(env, offerPath(sold.id)),
    })),
    link: linkTo(env, vendorPath(id)),
  }
}
