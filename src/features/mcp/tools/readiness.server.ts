import { z } from 'zod'
import { READINESS } from '#/domain/readiness.ts'
import { offerPath } from '#/features/catalogue/links.ts'
import { readinessFor } from '#/features/readiness/service.server.ts'
import { idOf, linkTo, tool } from '../tool.ts'

export const readiness = tool({
  name: 'prontidao',
  title: 'Pronto para o Brasil',
  description:
    'Para que regras do Brasil um software está pronto (NF-e, NFS-e, Pix, LGPD e outras), item por item: o que é declarado, por quem, até quando vale e quantas pessoas que usam confirmam ou discordam.',
  input: z.object({ id: idOf('um software') }),
  async run({ db, env }, { id }) {
    const items = await readinessFor(db, null, id)
    return {
      itens: items.map(({ item, declarado: _said, ...rest }) => ({
        item,
        nome: READINESS[item],
        ...rest,
        prova: rest.prova.startsWith('/') ? linkTo(env, rest.prova) : rest.prova,
      })),
      link: linkTo(env, offerPath(id)),
    }
  },
})
