/** `npm run dev`: the same server on its sources, with hot reload in the browser. */
import { createServer } from 'node:http'
import { ensureInstalled, ROOT } from './lib/install.mjs'

ensureInstalled()
process.env.NODE_ENV = 'development'
const { createServer: createVite } = await import('vite')

const vite = await createVite({ root: ROOT, server: { middlewareMode: true }, appType: 'custom' })

/** @type {{ module: unknown, app: import('fastify').FastifyInstance, close(): Promise<void>, url: string, host: string, port: number } | undefined} */
let current

/** The application of the sources as they are now: rebuilt when a module of the server changed. */
async function application() {
  const module = await vite.ssrLoadModule('./src/server/development.ts')
  if (current?.module !== module) {
    await current?.app.close()
    current = { module, ...(await module.buildDevelopmentServer()) }
  }
  return /** @type {NonNullable<typeof current>} */ (current)
}

const http = createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { app } = await application()
      app.routing(request, response)
    } catch (error) {
      vite.ssrFixStacktrace(/** @type {Error} */ (error))
      console.error(error)
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error))
    }
  })
})

const { host, port, url } = await application()
http.listen(port, host, () => console.log(`Praça em desenvolvimento: ${url}`))

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, async () => {
    http.close()
    await current?.app.close()
    await current?.close()
    await vite.close()
    process.exit(0)
  })
}
