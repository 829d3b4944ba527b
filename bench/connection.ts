import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const END_OF_HEAD = '\r\n\r\n'
const END_OF_CHUNKS = '0\r\n\r\n'

/** How many bytes an answer has with its head; undefined while that is not known, or until its last chunk is there. */
function lengthOf(received: Buffer): number | undefined {
  const head = received.indexOf(END_OF_HEAD)
  if (head < 0) return undefined
  const names = received.toString('latin1', 0, head)
  const body = head + END_OF_HEAD.length
  const length = /\ncontent-length: *(\d+)/i.exec(names)?.[1]
  if (length) return body + Number(length)
  return received.subarray(body).toString('latin1').endsWith(END_OF_CHUNKS)
    ? received.length
    : undefined
}

/**
 * A connection over which one GET after another goes. A call by `node:http` takes some .2 ms by itself, as long as
 * a quick server does: what is compared by it looks more alike than it is.
 */
export class Connection {
  readonly #socket: Socket
  readonly #url: URL

  private constructor(socket: Socket, url: URL) {
    this.#socket = socket
    this.#url = url
  }

  static async to(address: string): Promise<Connection> {
    const url = new URL(address)
    const socket = connect(Number(url.port), url.hostname).setNoDelay()
    await once(socket, 'connect')
    return new Connection(socket, url)
  }

  /**
   * Calls a path, once the call before it was answered.
   * @param token of the session that calls; nobody's when missing
   * @returns how long the answer took, in ms
   * @throws Error when it is not a good one, or the connection ends before it
   */
  get(path: string, token?: string): Promise<number> {
    const socket = this.#socket
    const { pathname, search, host } = new URL(path, this.#url)
    const proof = token ? `token: ${token}\r\n` : ''
    const request = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n${proof}\r\n`
    let received: Buffer = Buffer.alloc(0)
    const start = performance.now()
    return new Promise((resolve, reject) => {
      const settled = (error?: Error) => {
        const took = performance.now() - start
        socket.off('data', take).off('close', lost).off('error', settled)
        if (error) reject(error)
        else resolve(took)
      }
      const lost = () => settled(new Error(`${path}: the connection ended.`))
      const take = (chunk: Buffer) => {
        received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk
        if (received.length !== lengthOf(received)) return
        const status = received.toString('latin1', 'HTTP/1.1 '.length, 'HTTP/1.1 200'.length)
        settled(status.startsWith('2') ? undefined : new Error(`${path} answered ${status}.`))
      }
      socket.on('data', take).on('close', lost).on('error', settled)
      socket.write(request)
    })
  }

  close() {
    this.#socket.destroy()
  }
}
