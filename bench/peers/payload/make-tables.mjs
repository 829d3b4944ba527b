/** Opens Payload on an empty database once, in development, where it makes its tables. */
import { getPayload } from 'payload'
import config from './payload.config.mjs'

await getPayload({ config })
process.exit(0)
