import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'

/**
 * Sends bytes as they are to a server that listens: `fetch` tidies addresses and headers up.
 * @returns the whole answer, once the server has closed the connection
 */
export async function sendRaw({ server }: FastifyInstance, bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  return text(socket)
}

/** A GET of a target as it is written. @param lines of headers, each with its end */
export const getRaw = (app: FastifyInstance, target: string, lines = '') =>
  sendRaw(app, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines}\r\n`)

/** Of an answer. */
export const statusOf = (answer: string) => Number(answer.split(' ', 2)[1])
