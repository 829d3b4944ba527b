import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

const KEY_ID = 'test-key'

export interface Issuer {
  jwksUrl: string
  issuer: string
  /**
   * A token like Google's for a person with a verified address, good for an hour.
   * @param claims in place of its own; `undefined` leaves one out
   */
  sign(claims?: JWTPayload): Promise<string>
  close(): Promise<void>
}

/**
 * An identity provider on this machine, with keys of its own, in Google's place: what GOOGLE_ISSUER
 * and GOOGLE_JWKS_URL may name in tests.
 */
export async function startIssuer({ clientId }: { clientId: string }): Promise<Issuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ keys: [key] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    jwksUrl: `${issuer}/certs`,
    issuer,
    sign: (claims) => {
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT({
        iss: issuer,
        aud: clientId,
        sub: '110169484474386276334',
        email: 'ana.lima@empresa.example',
        email_verified: true,
        name: 'Ana Lima',
        given_name: 'Ana',
        family_name: 'Lima',
        iat: now,
        exp: now + 3600,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
        .sign(privateKey)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
