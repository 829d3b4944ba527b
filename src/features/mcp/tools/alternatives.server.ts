import { z } from 'zod'
import { publicAlternatives } from '#/features/alternatives/service.server.ts'
import { offerPath } from '#/features/catalogue/links.ts'
import { idOf, linkTo, tool } from '../tool.ts'

export const alternatives = tool({
  name: 'alternativas',
  title: 'Alternativas a um software',
  description:
    'O que pode ficar no lugar de um software, com os motivos de cada sugestão. Ninguém paga para aparecer. Vazia quando há menos de três.',
  input: z.object({ id: idOf('um software') }),
  async run({ db, env }, { id }) {
    const found = await publicAlternatives(db, id)
    return {
      alternativas: found.map(({ id: other, titulo, descricao, preco, motivos, ...card }) => ({
        id: other,
        nome: titulo,
        descricao,
        preco,
        nota: card.avaliacao,
        avaliacoes: card.avaliacoes,
        motivos,
        link: linkTo(env, offerPath(other)),
      })),
      link: linkTo(env, offerPath(id)),
    }
  },
})
