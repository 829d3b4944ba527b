import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { onBehalfOf } from '#/platform/server/log/security-log.server.ts'
import { Renderings } from './renderings.server.ts'

const reply = () => ({ raw: new EventEmitter() }) as unknown as FastifyReply

it('does not render what its reader has left, and what another one still waits for', async () => {
  const renderings = new Renderings()
  const rendered: string[] = []
  const [left, first, second] = [reply(), reply(), reply()]
  renderings.want('/left', left)
  renderings.want('/wanted', first)
  renderings.want('/wanted', second)
  left.raw.emit('close')
  first.raw.emit('close')
  const render = (address: string) =>
    renderings.do(address, async () => void rendered.push(address))
  await expect(render('/left')).rejects.toThrow('Há muita gente no site agora.')
  await render('/wanted')
  expect(rendered).toEqual(['/wanted'])
})

it('tells who cannot be served soon', async () => {
  const renderings = new Renderings()
  renderings.want('/', reply())
  const endless = () => renderings.do('/', () => new Promise<void>(() => {}))
  // Three are rendered, and as many may wait for them a little longer.
  const begun = performance.now()
  await expect(Promise.race(Array.from({ length: 7 }, endless))).rejects.toMatchObject({
    status: 503,
    retryAfterSeconds: 5,
  })
  expect(performance.now() - begun).toBeLessThan(1000)
})

describe('pictures', () => {
  const work = () => new Promise<string>((done) => setTimeout(done, 5, 'drawn'))
  const ask = (renderings: Renderings, ip: string, isPicture = true) => {
    const address = isPicture ? '/previa.png' : '/'
    renderings.want(address, reply())
    return onBehalfOf({ ip } as FastifyRequest, () => renderings.do(address, work, isPicture))
  }
  const flood = (renderings: Renderings, ip: string) =>
    Promise.allSettled(Array.from({ length: 40 }, () => ask(renderings, ip)))

  it('are drawn for one address though two others ask for many', async () => {
    const renderings = new Renderings()
    const floods = ['203.0.113.1', '203.0.113.2'].map((ip) => flood(renderings, ip))
    expect(await ask(renderings, '203.0.113.3')).toBe('drawn')
    for (const answers of await Promise.all(floods))
      expect(answers.map(({ status }) => status)).toContain('rejected')
  })

  it('are drawn for others though one line asks from each of its IPv6 networks', async () => {
    const renderings = new Renderings()
    const networks = Array.from({ length: 64 }, (_, at) => `2001:db8:7:${at.toString(16)}::1`)
    const floods = Promise.allSettled(networks.map((ip) => ask(renderings, ip)))
    expect(await ask(renderings, '2001:db8:8::1')).toBe('drawn')
    await floods
  })

  it('leave places for pages, however many are asked for', async () => {
    const renderings = new Renderings()
    let drawing = 0
    let most = 0
    const draw = async () => {
      most = Math.max(most, ++drawing)
      await work()
      drawing--
    }
    renderings.want('/previa.png', reply())
    const all = Array.from({ length: 6 }, () => renderings.do('/previa.png', draw, true))
    expect(await ask(renderings, '203.0.113.4', false)).toBe('drawn')
    await Promise.all(all)
    expect(most).toBe(1)
  })
})
