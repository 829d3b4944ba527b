import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './pages.server.ts'

const HTML =
  '<head><script>first()</script><script src="/a.js"></script></head><script>last()</script>'
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const directives = (env: Parameters<typeof contentSecurityPolicy>[1]) =>
  new Map(
    contentSecurityPolicy(HTML, env)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
  )

describe('the content security policy of a page', () => {
  it('runs the scripts of this site and the inline ones that the page came with, and no other', () => {
    const policy = directives({})
    expect(policy.get('script-src')).toEqual(["'self'", hashOf('first()'), hashOf('last()')])
    expect(policy.get('default-src')).toEqual(["'self'"])
    expect(policy.get('connect-src')).toEqual(["'self'"])
    for (const name of ['object-src', 'frame-ancestors'])
      expect(policy.get(name), name).toEqual(["'none'"])
  })

  it('opens to Google where the site signs in or counts by it', () => {
    const policy = directives({ GOOGLE_CLIENT_ID: 'praca', GTAG_ID: 'G-1' })
    expect(policy.get('script-src')?.slice(3)).toEqual([
      'https://accounts.google.com/gsi/',
      'https://*.googletagmanager.com',
    ])
    expect(policy.get('frame-src')).toEqual(["'self'", 'https://accounts.google.com/gsi/'])
  })
})
