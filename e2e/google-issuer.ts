import { startIssuer } from '../src/platform/server/testing/google-issuer.server.ts'

const env = (name: string) => process.env[name] ?? ''

/** Where a token of Google's is handed out for a person, by what Google would say of them. */
export const googleTokenUrl = (claims: Record<string, string>) =>
  `http://127.0.0.1:${env('PRACA_E2E_GOOGLE_PORT')}/token?${new URLSearchParams(claims)}`

/** In Google's place while the journeys run. @returns what ends it */
export default async function serveGoogle() {
  const { close } = await startIssuer({
    port: Number(env('PRACA_E2E_GOOGLE_PORT')),
    clientId: env('PRACA_E2E_GOOGLE_CLIENT'),
  })
  return close
}
