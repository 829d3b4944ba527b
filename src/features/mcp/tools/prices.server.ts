import { z } from 'zod'
import { offerPath } from '#/features/catalogue/links.ts'
import { publicSheet } from '#/features/facts/service.server.ts'
import { PRICES_MAX } from '../limits.ts'
import { idOf, linkTo, tool } from '../tool.ts'

export const prices = tool({
  name: 'precos',
  title: 'Preços',
  description:
    'O que os planos de um software ou serviço custam e já custaram, em centavos de real, com quem informou e quando. null quando é sob consulta ou ninguém informou.',
  input: z.object({ id: idOf('um software ou serviço') }),
  async run({ db, env }, { id }) {
    const sheet = await publicSheet(db, id)
    return {
      mensalAPartirDeCentavos: sheet.mensalAPartirDeCentavos,
      mensalAPartirDePor: sheet.mensalAPartirDePor,
      planos: sheet.planos,
      informado: sheet.fontes.planos ?? null,
      historico: sheet.precos.slice(0, PRICES_MAX),
      link: linkTo(env, offerPath(id)),
    }
  },
})
