import { z } from 'zod'

const blankAsMissing = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsMissing, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, fallback: string) =>
  z.preprocess((value) => blankAsMissing(value) ?? fallback, schema)

const schema = z.object({
  NODE_ENV: withDefault(z.enum(['development', 'test', 'production']), 'production'),
  HOST: withDefault(z.string(), '0.0.0.0'),
  PORT: withDefault(z.coerce.number().int().min(0).max(65535), '3000'),
  /** Where the embedded database and uploaded files live. */
  DATA_DIR: withDefault(z.string(), '.data'),
  /** A PostgreSQL server; unset means the embedded database. */
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL_SIZE: withDefault(z.coerce.number().int().min(1).max(200), '10'),
  /** The address people type, for canonical links and mail; no slash at the end. */
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))),
  LOG_LEVEL: withDefault(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  /** Addresses or networks of the balancers whose X-Forwarded-* headers are believed. */
  TRUSTED_PROXIES: optional(
    z
      .string()
      .transform((list) => list.split(',').map((item) => item.trim()))
      .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
  ),
  /** Memory that rendered pages may take, in MiB; 0 switches the page cache off. */
  PAGE_CACHE_MB: withDefault(z.coerce.number().min(0).max(4096), '64'),
})

type Parsed = z.infer<typeof schema>
export type Env = Omit<Parsed, 'PUBLIC_URL'> & { PUBLIC_URL: string }

/**
 * Reads the configuration once, at start.
 * @throws Error naming every variable that is wrong and why, in one message.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const parsed = schema.safeParse(source)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Configuração inválida:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  return { ...env, PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}` }
}
