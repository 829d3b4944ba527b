import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Access } from '../files/s3-storage.server.ts'

const KEY_ID = 'of-the-test'
const SECRET = 'secret-of-the-test'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Whether a request is signed as AWS says (Signature Version 4), read from its description and by none of our code. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    )
  if (!given) return false
  const [, keyId, day = '', region = '', names = '', signature] = given
  const [target = '', query = ''] = url.split('?')
  const canonical = [
    method,
    target,
    query,
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET}`)
  return keyId === KEY_ID && hmac(key, toSign).toString('hex') === signature
}

interface Stored {
  content: Buffer
  headers: Record<string, string>
}

/** A store of S3's kind in the memory of the process: what `S3Storage` asks of one, and no more. */
export async function startS3Server() {
  const stored = new Map<string, Stored>()
  let failsWith: number | 'silence' | undefined
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const content = await buffer(request)
    if (failsWith === 'silence') return
    if (failsWith) return response.writeHead(failsWith).end()
    if (!isSigned(request)) return response.writeHead(403).end()
    const name = request.url ?? ''
    if (request.method === 'PUT') {
      if (Number(request.headers['content-length']) !== content.length)
        return response.writeHead(411).end()
      stored.set(name, {
        content,
        headers: {
          'content-type': request.headers['content-type'] ?? '',
          'cache-control': request.headers['cache-control'] ?? '',
          'last-modified': new Date().toUTCString(),
        },
      })
      return response.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      stored.delete(name)
      return response.writeHead(204).end()
    }
    const file = stored.get(name)
    if (!file) return response.writeHead(404).end()
    const [, start, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const part = start ? file.content.subarray(Number(start), Number(last) + 1) : file.content
    response.writeHead(start ? 206 : 200, { ...file.headers, 'content-length': part.length })
    return response.end(request.method === 'HEAD' ? undefined : part)
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    access: (bucket: string): S3Access => ({
      endpoint: `http://127.0.0.1:${port}`,
      region: 'sa-east-1',
      bucket,
      accessKeyId: KEY_ID,
      secretAccessKey: SECRET,
    }),
    stored,
    /** Has it answer everything with a status, or nothing at all; undefined has it work again. */
    failWith: (failure?: number | 'silence') => {
      failsWith = failure
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
