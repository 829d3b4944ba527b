import { z } from 'zod'
import { ANYONE } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { badgeKeys } from './signing.server.ts'

const keys = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      x: z.string(),
      kid: z.string(),
      alg: z.string(),
      use: z.string(),
    }),
  ),
})

/** How programs verify badges. */
export const badgeRoutes = routes('Selos', [], (api, { env }) => {
  api.get(
    '/selos/chaves',
    {
      access: ANYONE,
      summary:
        'A chave pública que confere a assinatura (JWT em metadata) de um selo em SVG, como JWKS (RFC 7517)',
      exact: keys,
    },
    async () => keys.parse(await badgeKeys(env)),
  )
})
