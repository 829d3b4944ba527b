import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface AnsweringServer {
  url: string
  /** What was asked, in order. */
  requests: IncomingMessage[]
  close(): Promise<void>
}

/** A server on this machine in the place of somebody's service. */
export async function startAnsweringServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<AnsweringServer> {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
