import { z } from 'zod'
import { offerPath } from '#/features/catalogue/links.ts'
import { searchCards } from '#/features/catalogue/service.server.ts'
import { vendorPath } from '#/features/companies/links.ts'
import { searchVendorCards } from '#/features/vendors/service.server.ts'
import { searchText } from '#/platform/wire.ts'
import { limitInput, linkTo, pageInput, tool } from '../tool.ts'

const KINDS = { software: 'software', servico: 'service' } as const

export const search = tool({
  name: 'buscar',
  title: 'Buscar',
  description:
    'Busca softwares, serviços ou fornecedores na Praça. Entende erros de digitação e sinônimos. Cada resultado tem o id que as outras ferramentas pedem.',
  input: z.object({
    texto: searchText.describe('O que se procura, como "folha de pagamento" ou um nome'),
    tipo: z
      .enum(['software', 'servico', 'fornecedor'], 'Escolha software, servico ou fornecedor.')
      .default('software')
      .describe('O que se procura'),
    pagina: pageInput,
    limite: limitInput,
  }),
  async run({ db, env }, { texto: query, tipo, pagina: page, limite: limit }) {
    if (tipo === 'fornecedor') {
      const found = await searchVendorCards(db, { query, page, limit })
      return {
        total: found.total,
        pagina: page,
        resultados: found.data.map(({ id, titulo, descricao, cidade, ...card }) => ({
          id,
          nome: titulo,
          descricao,
          cidade,
          nota: card.avaliacao,
          avaliacoes: card.avaliacoes,
          link: linkTo(env, vendorPath(id)),
        })),
      }
    }
    const found = await searchCards(db, { query, page, limit, kind: KINDS[tipo] })
    return {
      total: found.total,
      pagina: page,
      resultados: found.data.map(({ id, titulo, descricao, categoria, preco, ...card }) => ({
        id,
        nome: titulo,
        descricao,
        categoria,
        preco,
        nota: card.avaliacao,
        avaliacoes: card.avaliacoes,
        link: linkTo(env, offerPath(id)),
      })),
    }
  },
})
