/** In Google's place while the journeys run: `node scripts/run.mjs e2e/google-issuer.ts PORT CLIENT`. */
import { startIssuer } from '#/platform/server/testing/google-issuer.server.ts'

const [port, clientId = ''] = process.argv.slice(2)
await startIssuer({ port: Number(port), clientId })
