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
 * and GOOGLE_JWKS_URL may name in tests. `GET /token?sub=…&email=…` answers a token, for those who
 * ask from another process.
 * @param port 0 for any that is free
 */
export async function startIssuer({
  clientId,
  port = 0,
}: {
  clientId: string
  port?: number
}): Promise<Issuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    if (pathname === '/token') return response.end(await sign(Object.fromEntries(searchParams)))
    response.setHeader('content-type', 'application/json')
    return response.end(JSON.stringify({ keys: [key] }))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sign: Issuer['sign'] = (claims) => {
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
  }
  return {
    jwksUrl: `${issuer}/certs`,
    issuer,
    sign,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
