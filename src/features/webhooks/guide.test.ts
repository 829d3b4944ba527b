import { describe, expect, it } from 'vitest'
import { EVENTS } from '#/features/notifications/kinds.ts'
import { sentWire } from './body.ts'
import { CHECK, examplesOf, webhookGuide } from './guide.ts'
import { TOPIC_NAMES } from './outbox/topics.ts'
import { signatureOf } from './signature.server.ts'

const SITE = 'https://praca.example'

describe('the documentation of webhooks', () => {
  it('has examples of what is sent', () => {
    for (const example of Object.values(examplesOf(SITE)))
      expect(sentWire.strict().parse(example)).toEqual(example)
  })

  it('has every event, each of a topic that can be chosen', () => {
    const guide = webhookGuide(SITE)
    for (const event of EVENTS) {
      expect(guide).toContain(`| \`${event}\` | `)
      expect(TOPIC_NAMES).toContain(event.split('.')[0])
    }
    expect(new Set(EVENTS).size).toBe(EVENTS.length)
    expect(guide).not.toContain('undefined')
  })

  it('has a check that takes what we signed of late, and nothing else', async () => {
    const code = `data:text/javascript,${encodeURIComponent(CHECK)}`
    const { veioDaPraca } = await import(/* @vite-ignore */ code)
    const body = '{"á":1}'
    const [former, secret] = ['a'.repeat(43), 'b'.repeat(43)]
    const signature = signatureOf(body, [secret, former])
    expect(veioDaPraca(signature, body, secret)).toBe(true)
    expect(veioDaPraca(signature, body, former)).toBe(true)
    expect(veioDaPraca(signature, body, 'c'.repeat(43))).toBe(false)
    expect(veioDaPraca(signature, `${body} `, secret)).toBe(false)
    const old = new Date(Date.now() - 301_000)
    expect(veioDaPraca(signatureOf(body, [secret], old), body, secret)).toBe(false)
    for (const wrong of ['', 't=,v1=', `t=x,v1=${'0'.repeat(64)}`, 'v1'])
      expect(veioDaPraca(wrong, body, secret)).toBe(false)
  })
})
