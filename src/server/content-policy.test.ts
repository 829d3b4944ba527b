import { describe, expect, it } from 'vitest'
import { ADDRESSES, type Address } from '#/addresses/table.ts'
import { FACES_SCRIPT } from '#/platform/faces.ts'
import { FIRST_PAINT_SCRIPT } from '#/platform/first-paint.ts'
import { contentSecurityPolicy, scriptHash, takeMarkedScripts } from './content-policy.server.ts'

const directives = (
  scripts: string[],
  env: Partial<Parameters<typeof contentSecurityPolicy>[1]>,
  address: Address = ADDRESSES.home,
) =>
  new Map(
    contentSecurityPolicy(
      scripts.map(scriptHash),
      { NODE_ENV: 'production', VLIBRAS: 'off', ...env },
      address,
    )
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
  )

describe('the content security policy of a page', () => {
  it('runs the scripts of this site and the inline ones that the page was made with, and no other', () => {
    const policy = directives(['first()', 'last()', 'first()'], {})
    expect(policy.get('script-src')).toEqual([
      "'self'",
      scriptHash(FIRST_PAINT_SCRIPT),
      scriptHash(FACES_SCRIPT),
      scriptHash('first()'),
      scriptHash('last()'),
    ])
    expect(policy.get('default-src')).toEqual(["'self'"])
    expect(policy.get('connect-src')).toEqual(["'self'"])
    for (const name of ['base-uri', 'object-src', 'frame-ancestors'])
      expect(policy.get(name), name).toEqual(["'none'"])
  })

  it('shows files of the CDN that has them', () => {
    const policy = directives([], { FILES_URL: 'https://arquivos.example/praca' })
    for (const name of ['img-src', 'media-src'])
      expect(policy.get(name), name).toContain('https://arquivos.example')
    expect(policy.get('script-src')).not.toContain('https://arquivos.example')
  })

  it('opens to Google where the site signs in or counts by it', () => {
    const policy = directives([], { GOOGLE_CLIENT_ID: 'praca', GTAG_ID: 'G-1' })
    expect(policy.get('script-src')?.slice(3)).toEqual([
      'https://accounts.google.com/gsi/',
      'https://*.googletagmanager.com',
    ])
    expect(policy.get('frame-src')).toEqual(["'self'", 'https://accounts.google.com/gsi/'])
  })
})

describe('VLibras', () => {
  it('is allowed where the operator offers it, and alone needs compiled code', () => {
    const policy = directives([], { VLIBRAS: 'on' })
    for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'])
      expect(policy.get(name), name).toContain('https://vlibras.gov.br')
    expect(policy.get('script-src')).toContain("'unsafe-eval'")
    const without = [...directives([], {}).values()].flat().join(' ')
    expect(without).not.toMatch(/vlibras|jsdelivr|unsafe-eval/)
  })

  it('is let into no page with a secret, a password or work, and into no unknown one', () => {
    const open = Object.entries<Address>(ADDRESSES).filter(([, address]) =>
      directives([], { VLIBRAS: 'on' }, address).get('script-src')?.includes("'unsafe-eval'"),
    )
    const names = open.map(([name]) => name)
    expect(names).toEqual(expect.arrayContaining(['software-details', 'side-by-side', 'privacy']))
    expect(
      names.filter((name) => /^admin|^auth|payment|password|profile|invitation/.test(name)),
    ).toEqual([])
    expect(open.filter(([, { isSecret, isWork }]) => isSecret || isWork)).toEqual([])
    const unknown = contentSecurityPolicy([], { NODE_ENV: 'production', VLIBRAS: 'on' }, undefined)
    expect(unknown).not.toMatch(/vlibras|unsafe-eval/)
  })
})

describe('a script that content brought', () => {
  const MARK = 'c2VjcmV0bw'
  /** As React writes a page with scripts of ours, and content that found a way through. */
  const page = (content: string) =>
    [
      `<html><head><link rel="modulepreload" href="/a.js" nonce="${MARK}"/></head><body>`,
      `<script nonce="${MARK}">first()</script><main>${content}</main>`,
      `<script type="module" nonce="${MARK}" async="">last()</script></body></html>`,
    ].join('')

  it.each([
    '<script>evil()</script>',
    '<script nonce="">evil()</script>',
    '<script nonce="c2VjcmV0">evil()</script>',
    '<script>evil()',
    '<script src="//mal.example/x.js" data-x="',
    `<img title='<script nonce="`,
    '<!-- <script>evil()</script> -->',
  ])('is not in the policy: %s', (content) => {
    const { html, scripts } = takeMarkedScripts(page(content), MARK)
    expect(scripts.filter((code) => !['first()', 'last()'].includes(code))).toEqual([])
    expect(scripts).toContain('first()')
    expect(html).not.toContain(MARK)
  })

  it('takes no script of ours out of it', () => {
    const { html, scripts } = takeMarkedScripts(page('<p>Olá</p>'), MARK)
    expect(scripts).toEqual(['first()', 'last()'])
    expect(html).toContain('<link rel="modulepreload" href="/a.js"/>')
    expect(html).toContain('<p>Olá</p>')
  })
})
