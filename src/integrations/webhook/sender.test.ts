import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createRawServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPublicAddress, type Names } from './public-address.server.ts'
import { openWebhooks } from './sender.server.ts'

describe('an address', () => {
  it('is public, or of this machine, its networks, or made for nobody', () => {
    const others = [
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '169.254.169.254',
      '172.31.255.255',
      '192.168.0.1',
      '198.19.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      'fc00::1',
      'fd12::1',
      'fe80::1',
      'ff02::1',
      '2001:db8::1',
      '2002:7f00:1::',
      'localhost',
      '',
    ]
    expect(others.filter(isPublicAddress)).toEqual([])
    const open = ['8.8.8.8', '172.32.0.1', '200.160.2.3', '2606:4700::1111', '2804:10::1']
    expect(open.filter(isPublicAddress)).toEqual(open)
  })
})

describe('what is sent', () => {
  let server: Server
  let port: number
  const got: { method?: string; body: string; type?: string }[] = []

  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part) => parts.push(part))
      request.on('end', () => {
        const { method, headers } = request
        got.push({ method, body: Buffer.concat(parts).toString(), type: headers['content-type'] })
        response.writeHead(302, { location: '/elsewhere' }).end('x'.repeat(1_000_000))
      })
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => new Promise((done) => server.close(done)))

  const headers = { 'content-type': 'application/json' }
  /** Name servers that know some names. */
  const named = (known: Record<string, string[]>) => ({
    resolve4: (async (name: string) => {
      const addresses = known[name]
      if (!addresses) throw new Error(`No address of ${name}.`)
      return addresses
    }) as Names['resolve4'],
    resolve6: (async () => []) as unknown as Names['resolve6'],
  })

  it('gets to no address of this machine, by its number or by a name', async () => {
    const sender = openWebhooks(undefined, named({ 'dentro.example': ['8.8.8.8', '127.0.0.1'] }))
    for (const host of ['127.0.0.1', 'dentro.example', '[::1]', '2130706433', '0x7f.1'])
      await expect(sender.post(`http://${host}:${port}/`, '{}', headers)).rejects.toThrow(
        /not public/,
      )
    expect(got).toEqual([])
  })

  it('is answered by a status alone, and follows nobody elsewhere', async () => {
    const sender = openWebhooks(() => true, named({ 'crm.example': ['127.0.0.1'] }))
    expect(await sender.post(`http://crm.example:${port}/aviso`, '{"á":1}', headers)).toBe(302)
    expect(got).toEqual([{ method: 'POST', body: '{"á":1}', type: 'application/json' }])
  })
  it('goes to no name that nobody knows', async () => {
    const sent = openWebhooks(undefined, named({})).post('https://nada.example/', '{}', headers)
    await expect(sent).rejects.toThrow(/No address of nada.example/)
  })

  it('waits for nobody who would speak another protocol', async () => {
    const changing = createRawServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () =>
        socket.write(
          'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
        ),
      )
    })
    await new Promise<void>((done) => changing.listen(0, '127.0.0.1', done))
    const { port } = changing.address() as AddressInfo
    const sent = openWebhooks(() => true).post(`http://127.0.0.1:${port}/`, '{}', headers)
    await expect(sent).rejects.toThrow(/without an answer/)
    await new Promise((done) => changing.close(done))
  })
})
