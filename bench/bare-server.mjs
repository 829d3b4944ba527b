/**
 * The yardstick of the cached page: a Fastify route that does nothing but send given bytes with
 * given headers. Its one argument is a JSON file, `{ headers, body }`, the body in base64.
 */
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

const { headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const bytes = Buffer.from(body, 'base64')

const app = Fastify()
app.get('/', (_request, reply) => reply.headers(headers).send(bytes))
await app.listen({ host: process.env.HOST, port: Number(process.env.PORT) })
