import { EventEmitter } from 'node:events'
import type { FastifyReply } from 'fastify'
import { expect, it } from 'vitest'
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
