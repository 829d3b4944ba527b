import { z } from 'zod'
import { truncate } from '#/domain/text.ts'
import { offerPath } from '#/features/catalogue/links.ts'
import { COMPARED_MAX, COMPARED_MIN } from '#/features/comparison/limits.ts'
import { sideBySide } from '#/features/comparison/service.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { TEXT_MAX } from '../limits.ts'
import { idOf, linkTo, tool } from '../tool.ts'

const HOW_MANY = `Compare de ${COMPARED_MIN} a ${COMPARED_MAX} softwares.`

export const compare = tool({
  name: 'comparar',
  title: 'Comparar softwares',
  description:
    'Põe softwares lado a lado: preço, notas, ficha, Pronto para o Brasil e notas por critério. Em cada linha, um valor por software, na ordem dos ids; vazio no que ninguém informou.',
  input: z.object({
    ids: z
      .array(idOf('um software'), HOW_MANY)
      .min(COMPARED_MIN, HOW_MANY)
      .max(COMPARED_MAX, HOW_MANY)
      .describe('Ids dos softwares'),
  }),
  async run({ db, env }, { ids }) {
    const { columns, groups } = await sideBySide(db, [...new Set(ids)])
    if (columns.length < COMPARED_MIN)
      throw notFound('Só há comparação de dois softwares ou mais que estejam no catálogo.')
    const query = new URLSearchParams(columns.map(({ id }) => ['id', id]))
    return {
      softwares: columns.map((column) => ({
        id: column.id,
        nome: column.name,
        categorias: column.categories,
        descricao: truncate(column.description, TEXT_MAX),
        preco: column.price,
        nota: column.rating,
        avaliacoes: column.ratingCount,
        notasDadas: column.distribution.map(({ stars, count }) => ({
          estrelas: stars,
          quantidade: count,
        })),
        link: linkTo(env, offerPath(column.id)),
      })),
      grupos: groups.map(({ title, rows }) => ({
        titulo: title,
        linhas: rows.map(({ label, values }) => ({ nome: label, valores: values })),
      })),
      link: linkTo(env, `/erp/comparar?${query}`),
    }
  },
})
