import { ANYONE } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { RATING_INDEX } from './formula.ts'
import { AUTHORS, indexWire } from './schema.ts'

const FORMULA =
  'indice = (avaliacoesImaginarias × notaImaginaria + Σ peso × nota) ÷ (avaliacoesImaginarias + Σ peso), ' +
  'com peso = pesos[autor] × 0,5 ^ (dias desde createdAt ÷ meiaVidaDias), sobre as avaliações de GET /v1/comments, sem as que têm incentivado = true'

/** How the Índice Praça is computed. */
export const indexRoutes = routes('Avaliações', [], (api) => {
  api.get(
    '/indice',
    {
      access: ANYONE,
      summary:
        'Fórmula e constantes do Índice Praça, para refazer a conta com as avaliações públicas',
      answer: indexWire,
    },
    async () => {
      const { imaginary, halfLifeDays, weights } = RATING_INDEX
      return {
        formula: FORMULA,
        avaliacoesImaginarias: imaginary.reviews,
        notaImaginaria: imaginary.stars,
        meiaVidaDias: halfLifeDays,
        pesos: {
          [AUTHORS.own_domain]: weights.own_domain,
          [AUTHORS.mailbox]: weights.mailbox,
          [AUTHORS.gone]: weights.gone,
        },
        casasDecimais: 3,
      }
    },
  )
})
