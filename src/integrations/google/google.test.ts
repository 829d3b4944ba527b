import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Issuer, startIssuer } from '#/platform/server/testing/google-issuer.server.ts'
import { openGoogle } from './google.server.ts'
import { IdentityUnavailable, type IdentityVerifier, InvalidIdentity } from './identity.server.ts'

const CLIENT_ID = 'praca.apps.example'
const now = () => Math.floor(Date.now() / 1000)

let issuer: Issuer
let google: IdentityVerifier

function open(jwksUrl: string): IdentityVerifier {
  const verifier = openGoogle({
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_ISSUER: issuer.issuer,
    GOOGLE_JWKS_URL: jwksUrl,
  })
  if (!verifier) throw new Error('no verifier')
  return verifier
}

beforeAll(async () => {
  issuer = await startIssuer({ clientId: CLIENT_ID })
  google = open(issuer.jwksUrl)
})
afterAll(() => issuer.close())

/** What the issuer signs, for tests that sign it otherwise. */
const goodClaims = async () =>
  JSON.parse(atob((await issuer.sign()).split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? ''))

const publishedKey = async () => (await (await fetch(issuer.jwksUrl)).json()).keys[0]

describe('a good token', () => {
  it('tells who somebody is', async () => {
    expect(await google.verify(await issuer.sign())).toEqual({
      subject: '110169484474386276334',
      email: 'ana.lima@empresa.example',
      emailVerified: true,
      answersForEmail: false,
      nonce: '',
      firstName: 'Ana',
      lastName: 'Lima',
    })
  })

  it.each([
    ['ana@gmail.com', undefined, true],
    ['Ana@GoogleMail.com', undefined, true],
    ['ana@empresa.example', 'empresa.example', true],
    ['ana@empresa.example', 'outra.example', false],
    ['ana@gmail.com.example', undefined, false],
    ['ana@empresa.example', '', false],
  ])('answers for %s of the organisation %s: %s', async (email, hd, answersForEmail) => {
    const token = await issuer.sign({ email, hd })
    expect(await google.verify(token)).toMatchObject({ answersForEmail })
    const unverified = await issuer.sign({ email, hd, email_verified: false })
    expect(await google.verify(unverified)).toMatchObject({ answersForEmail: false })
  })

  it('may name the issuer without its scheme, as Google does', async () => {
    const iss = issuer.issuer.replace('http://', '')
    expect(await google.verify(await issuer.sign({ iss }))).toMatchObject({ firstName: 'Ana' })
  })

  it.each([false, undefined, 'true'])('does not verify an address by %j', async (value) => {
    const token = await issuer.sign({ email_verified: value })
    expect(await google.verify(token)).toMatchObject({ emailVerified: false })
  })

  it.each([
    [{ given_name: undefined, family_name: undefined }, 'Ana', 'Lima'],
    [
      { given_name: undefined, family_name: undefined, name: ' Ana  de Sá Lima ' },
      'Ana',
      'de Sá Lima',
    ],
    [{ family_name: undefined, name: 'Ana' }, 'Ana', ''],
    [{ given_name: '', family_name: '', name: undefined }, 'ana.lima', ''],
    [{ given_name: 7, family_name: null, name: {} }, 'ana.lima', ''],
  ])('finds a name in %j', async (claims, firstName, lastName) => {
    const token = await issuer.sign(claims as JWTPayload)
    expect(await google.verify(token)).toMatchObject({ firstName, lastName })
  })
})

describe('a token is refused', () => {
  const refused = (token: string) =>
    expect(google.verify(token)).rejects.toBeInstanceOf(InvalidIdentity)

  it.each<[string, () => JWTPayload]>([
    ['for another site', () => ({ aud: 'other.apps.example' })],
    ['for several sites', () => ({ aud: [CLIENT_ID, 'other.apps.example'] })],
    ['without a site', () => ({ aud: undefined })],
    ['by another issuer', () => ({ iss: 'https://accounts.example' })],
    ['without an issuer', () => ({ iss: undefined })],
    ['that expired', () => ({ iat: now() - 1900, exp: now() - 60 })],
    ['that never expires', () => ({ exp: undefined })],
    ['that is too old, whatever it says', () => ({ iat: now() - 7200, exp: now() + 3600 })],
    ['of no known time', () => ({ iat: undefined })],
    ['issued in the future', () => ({ iat: now() + 600, exp: now() + 4200 })],
    ['not yet valid', () => ({ nbf: now() + 600 })],
    ['without a subject', () => ({ sub: undefined })],
    ['without an address', () => ({ email: undefined })],
    ['with something else for an address', () => ({ email: 'ana' })],
  ])('%s', async (_case, claims) => {
    await refused(await issuer.sign(claims()))
  })

  it('signed with another key of the same name', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const { kid } = await publishedKey()
    const token = new SignJWT(await goodClaims()).setProtectedHeader({ alg: 'RS256', kid })
    await refused(await token.sign(privateKey))
  })

  it('signed with a key that nobody published', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const token = new SignJWT(await goodClaims()).setProtectedHeader({ alg: 'RS256', kid: 'other' })
    await refused(await token.sign(privateKey))
  })

  it('changed after it was signed', async () => {
    const [header, , signature] = (await issuer.sign()).split('.')
    const claims = { ...(await goodClaims()), email: 'outra@empresa.example' }
    const changed = Buffer.from(JSON.stringify(claims)).toString('base64url')
    await refused(`${header}.${changed}.${signature}`)
  })

  it('that is not signed', async () => {
    await refused(new UnsecuredJWT(await goodClaims()).encode())
  })

  it('signed with the public key as if it were a secret', async () => {
    const jwk = await publishedKey()
    const pem = await exportSPKI(
      (await importJWK(jwk, 'RS256', { extractable: true })) as CryptoKey,
    )
    const token = new SignJWT(await goodClaims()).setProtectedHeader({ alg: 'HS256', kid: jwk.kid })
    await refused(await token.sign(new TextEncoder().encode(pem)))
  })

  it.each(['', 'nada', 'a.b.c', '..'])('that is none: %j', refused)
})

describe('without keys', () => {
  it('nothing is told of a token when their server is down', async () => {
    const gone = await startIssuer({ clientId: CLIENT_ID })
    await gone.close()
    await expect(open(gone.jwksUrl).verify(await issuer.sign())).rejects.toBeInstanceOf(
      IdentityUnavailable,
    )
  })

  it.each([
    [500, '{"keys":[]}'],
    [200, '<html>'],
    [200, '{}'],
  ])('nor when it answers %i with %s', async (status, body) => {
    const server = createServer((_request, response) => response.writeHead(status).end(body))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    await expect(
      open(`http://127.0.0.1:${port}`).verify(await issuer.sign()),
    ).rejects.toBeInstanceOf(IdentityUnavailable)
  })

  it('there is no verifier without a client id', () => {
    const env = { GOOGLE_ISSUER: issuer.issuer, GOOGLE_JWKS_URL: issuer.jwksUrl }
    expect(openGoogle({ ...env, GOOGLE_CLIENT_ID: undefined })).toBeNull()
  })
})
