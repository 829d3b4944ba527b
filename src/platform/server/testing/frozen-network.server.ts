import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server that can fall silent: nothing arrives any more, and nobody is told. */
export interface Network {
  /** The server's address by this way. */
  url: string
  /** Silences the connections that are open; those made later work. */
  freezeOpen(): void
  /** Silences new connections too, until `thaw`. */
  freezeAll(): void
  thaw(): void
  close(): Promise<void>
}

/** Ways to several servers that fall silent together; `url` is by the first. */
export async function networksTo(servers: string[]): Promise<Network & { urls: string[] }> {
  const all = await Promise.all(servers.map(networkTo))
  return {
    url: all[0]?.url ?? '',
    urls: all.map(({ url }) => url),
    freezeOpen: () => all.forEach((one) => void one.freezeOpen()),
    freezeAll: () => all.forEach((one) => void one.freezeAll()),
    thaw: () => all.forEach((one) => void one.thaw()),
    close: async () => void (await Promise.all(all.map((one) => one.close()))),
  }
}

/** @param server as `postgres://host:port/database` */
export async function networkTo(server: string): Promise<Network> {
  const target = new URL(server)
  const open = new Set<Socket>()
  const pairs = new Set<[Socket, Socket]>()
  let isFrozen = false
  const listener = createServer((inner) => {
    open.add(inner)
    inner.on('error', () => {}).on('close', () => open.delete(inner))
    if (isFrozen) return
    const outer = connect(Number(target.port), target.hostname)
    open.add(outer)
    const pair: [Socket, Socket] = [inner, outer]
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      inner.destroy()
      outer.destroy()
      open.delete(outer)
    }
    outer.on('error', () => {}).on('close', end)
    inner.on('close', end)
    inner.pipe(outer)
    outer.pipe(inner)
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const url = new URL(server)
  url.hostname = '127.0.0.1'
  url.port = String((listener.address() as AddressInfo).port)
  const freezeOpen = () => {
    for (const [inner, outer] of pairs) {
      inner.unpipe(outer)
      outer.unpipe(inner)
      inner.pause()
      outer.pause()
      outer.removeAllListeners('close')
    }
    pairs.clear()
  }
  return {
    url: url.href,
    freezeOpen,
    freezeAll: () => {
      isFrozen = true
      freezeOpen()
    },
    thaw: () => {
      isFrozen = false
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      listener.close()
      await once(listener, 'close')
    },
  }
}
