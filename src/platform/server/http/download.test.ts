import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DownloadError, downloadFile } from './download.server.ts'

let answers: ((response: ServerResponse) => void)[]
let asked: { range?: string | undefined; ifRange?: string | undefined }[]

const server = createServer((request: IncomingMessage, response) => {
  const { range, 'if-range': ifRange } = request.headers
  asked.push({ range, ifRange: ifRange as string | undefined })
  const answer = answers.shift()
  if (answer) answer(response)
  else response.writeHead(404).end()
})

let folder: string
let file: string
let address: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'praca-download-'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as { port: number }).port}/mes.zip`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  asked = []
  file = path.join(await mkdtemp(path.join(folder, 'to-')), 'mes.zip')
})

/** The first bytes of an answer that breaks off. */
const tornOff =
  (headers: Record<string, string | number>, bytes = 'meta') =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': 9, ...headers })
    response.write(bytes, () => setTimeout(() => response.destroy(), 20))
  }
const rest =
  (status: number, headers: Record<string, string | number>, bytes: string) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end(bytes)
const WHOLE = rest(200, { 'content-length': 9 }, 'novo todo')

async function downloaded(...with_: typeof answers) {
  answers = with_
  await downloadFile(address, file)
  return readFile(file, 'utf8')
}

describe('a download that broke off', () => {
  it('goes on with the same version, known by its tag or its time', async () => {
    const time = 'Sat, 14 Nov 2026 12:00:00 GMT'
    const versions: [ifRange: string, headers: Record<string, string>][] = [
      ['"a"', { etag: '"a"' }],
      [time, { 'last-modified': time }],
      [time, { etag: 'W/"a"', 'last-modified': time }],
    ]
    for (const [ifRange, version] of versions) {
      asked = []
      await rm(file, { force: true })
      const second = rest(206, { 'content-range': 'bytes 4-8/9', 'content-length': 5 }, 'de fi')
      expect(await downloaded(tornOff(version), second)).toBe('metade fi')
      expect(asked[1]).toEqual({ range: 'bytes=4-', ifRange })
    }
  })

  it('begins anew where nobody knows of which version its beginning is', async () => {
    expect(await downloaded(tornOff({}), WHOLE)).toBe('novo todo')
    expect(asked[1]).toEqual({ range: undefined, ifRange: undefined })
  })

  it('begins anew where the file is another one by now', async () => {
    const etag = { etag: '"a"' }
    const shorter = rest(416, { 'content-range': 'bytes */3' }, '')
    expect(await downloaded(tornOff(etag), shorter, WHOLE)).toBe('novo todo')
    await rm(file)
    const other = rest(206, { 'content-range': 'bytes 0-8/9', 'content-length': 9 }, 'novo todo')
    expect(await downloaded(tornOff(etag), other, WHOLE)).toBe('novo todo')
  })

  it('is at its end where all was there', async () => {
    await writeFile(`${file}.part`, 'inteiro')
    await writeFile(`${file}.part.etag`, '"a"')
    expect(await downloaded(rest(416, { 'content-range': 'bytes */7' }, ''))).toBe('inteiro')
  })

  it('is refused with the name of the file', async () => {
    answers = []
    const refused = downloadFile(address, file)
    await expect(refused).rejects.toThrow(DownloadError)
    await expect(refused).rejects.toThrow(
      'Não foi possível baixar mes.zip: o servidor respondeu 404.',
    )
  })
})

it('a server that always breaks off, or sends elsewhere for good, is told of in Portuguese', async () => {
  const elsewhere = rest(302, { location: 'file:///etc/passwd' }, '')
  for (const answer of [tornOff({}), elsewhere]) {
    answers = Array.from({ length: 5 }, () => answer)
    await expect(downloadFile(address, file)).rejects.toThrow(
      'Não foi possível baixar mes.zip: o servidor não responde, ou para no meio.',
    )
  }
})

describe('a download without an end', () => {
  const endless = (response: ServerResponse) => {
    response.writeHead(200, { etag: '"a"' })
    const write = () => {
      response.write(Buffer.alloc(64 * 1024))
      response.once('drain', write)
    }
    write()
  }

  it.each([
    ['that says its size', rest(200, { 'content-length': 9 }, 'novo todo'), 8],
    ['that does not', endless, 1024 * 1024],
  ])('is refused once and leaves nothing behind: one %s', async (_, answer, most) => {
    answers = [answer, WHOLE]
    await expect(downloadFile(address, file, { most })).rejects.toThrow('grande demais')
    expect(asked).toHaveLength(1)
    await expect(readFile(`${file}.part`)).rejects.toThrow('ENOENT')
  })
})
