import { z } from 'zod'
import { isCnpj, normaliseCnpj } from '#/domain/cnpj.ts'
import { INBOUND_FORMS } from '#/integrations/inbound-mail/forms.server.ts'
import { PAYMENT_VARIABLES, PROVIDERS } from '#/integrations/payments/index.server.ts'
import { optional, withDefault } from './env-fields.server.ts'
import { isLocalSite } from './loopback.server.ts'

/** One address, bare or behind a name, in one line. */
const SENDER = /^(?:[^<>@,;:\p{Cc}]*<[^\s<>@,;:]+@[^\s<>@,;:]+>|[^\s<>@,;:]+@[^\s<>@,;:]+)$/u

/** What an `integer` of PostgreSQL holds, and no advertisement costs. */
const MAX_PRICE_CENTS = 100_000_000

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const BUCKET_WANTED = 'Escreva o nome de um bucket: minúsculas, números, pontos e hífens.'

const LOOPBACK = '127.0.0.1'

/** The word of `deploy/varnish/default.vcl`: everybody knows it, and could have all pages dropped. */
const CDN_TOKEN_OF_EXAMPLE = 'change-this-word'

/** Those of OpenTelemetry that the SDK knows. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

const variables = z.object({
  NODE_ENV: withDefault(z.enum(['development', 'test', 'production']), 'production'),
  /** Unset means this machine alone for a local site, else every address. */
  HOST: optional(z.string()),
  PORT: withDefault(z.coerce.number().int().min(0).max(65535), '3000'),
  /** Where the embedded database, uploaded files and mail that is not sent live. */
  DATA_DIR: withDefault(z.string(), '.data'),
  /** A PostgreSQL server; unset means the embedded database. */
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL_SIZE: withDefault(z.coerce.number().int().min(1).max(200), '10'),
  /** The server itself, where DATABASE_URL leads to a pooler, as PgBouncer. */
  DATABASE_DIRECT_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** Of replicas, separated by commas: public pages and calls are read there. */
  DATABASE_READ_URLS: optional(
    z
      .string()
      .transform((list) => list.split(',').map((item) => item.trim()))
      .pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ }))),
  ),
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
  /** Connections that one address may have open; behind a balancer, calls under way. */
  CONNECTIONS_PER_ADDRESS: withDefault(z.coerce.number().int().min(1).max(100_000), '1024'),
  /** Searches that one address may make in a minute, beside those that the cache answers. */
  SEARCHES_PER_ADDRESS: withDefault(z.coerce.number().int().min(1).max(1_000_000), '300'),
  /** Calls that one key of the API may make in a minute. */
  CALLS_PER_KEY: withDefault(z.coerce.number().int().min(1).max(1_000_000), '1200'),
  /** What this process does: answers, jobs, or both. One for jobs answers too, for its probes. */
  ROLE: withDefault(z.enum(['all', 'web', 'jobs']), 'all'),
  /** Where Prometheus reads what goes on; unset means nowhere. */
  METRICS_PORT: optional(z.coerce.number().int().min(1).max(65535)),
  /** Where it listens there: nobody is asked who they are. */
  METRICS_HOST: withDefault(z.string(), LOOPBACK),
  /** Who takes traces by OTLP/HTTP; unset means nobody. What else is named OTEL_ the SDK reads by itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  OTEL_EXPORTER_OTLP_PROTOCOL: optional(z.literal('http/json', 'Só há http/json.')),
  OTEL_SERVICE_NAME: optional(z.string()),
  OTEL_TRACES_SAMPLER: optional(z.enum(SAMPLERS)),
  OTEL_TRACES_SAMPLER_ARG: optional(z.coerce.number().min(0).max(1)),
  /** What is under way at a SIGTERM has so long to end. */
  DRAIN_SECONDS: withDefault(z.coerce.number().int().min(0).max(3600), '20'),
  /** Memory that rendered pages may take, in MiB; 0 switches the page cache off. */
  PAGE_CACHE_MB: withDefault(z.coerce.number().min(0).max(4096), '64'),
  /** An S3-compatible store, as https://s3.sa-east-1.amazonaws.com; unset means files in DATA_DIR. */
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_REGION: withDefault(z.string(), 'us-east-1'),
  S3_BUCKET: optional(z.string().regex(BUCKET, BUCKET_WANTED)),
  /** Of what nothing serves, as files to import. */
  S3_PRIVATE_BUCKET: optional(z.string().regex(BUCKET, BUCKET_WANTED)),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  /** Where a CDN has the files of S3_BUCKET; unset means that this site hands them out. */
  FILES_URL: optional(z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))),
  /** What keeps pages before this site and is told when they change; unset means none. */
  CDN: optional(z.enum(['fastly', 'cloudflare'])),
  /** Of the service at Fastly, of the zone at Cloudflare. */
  CDN_ID: optional(z.string()),
  CDN_TOKEN: optional(
    z
      .string()
      .refine(
        (word) => word !== CDN_TOKEN_OF_EXAMPLE,
        'É a palavra do exemplo: troque-a, aqui e no Varnish.',
      ),
  ),
  /** Where it is told, as a Varnish of one's own; unset means the CDN's. */
  CDN_API_URL: optional(
    z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  ),
  /** The server that takes mail; unset means files in DATA_DIR/outbox. */
  SMTP_URL: optional(
    z.url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'Escreva como: smtp://usuario:senha@servidor:587',
    }),
  ),
  /** Sender of every mail. */
  MAIL_FROM: optional(z.string().regex(SENDER, 'Escreva como: Praça <nao-responda@praca.example>')),
  /** Where letters are answered, as respostas.praca.example: its mail comes in here; unset means nowhere. */
  INBOUND_MAIL_DOMAIN: optional(
    z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Escreva como: respostas.praca.example'),
  ),
  /** In which form its mail is handed on. */
  INBOUND_MAIL_FORM: optional(z.enum(INBOUND_FORMS.map(({ name }) => name))),
  /** By what the server that hands it on is known. */
  INBOUND_MAIL_SECRET: optional(z.string().min(16, 'Use ao menos 16 caracteres.')),
  /** Seals what is kept of second factors; unset means a key in a file of DATA_DIR. */
  SECRETS_KEY: optional(z.string().min(32, 'Use ao menos 32 caracteres aleatórios.')),
  /** `required`: an Admin does nothing of an Admin's before a second factor is set up. */
  ADMIN_SECOND_FACTOR: withDefault(z.enum(['optional', 'required']), 'optional'),
  /** Of this site at Google; unset means no sign-in by Google. */
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_ISSUER: withDefault(z.url({ protocol: /^https?$/ }), 'https://accounts.google.com'),
  GOOGLE_JWKS_URL: withDefault(
    z.url({ protocol: /^https?$/ }),
    'https://www.googleapis.com/oauth2/v3/certs',
  ),
  /** Of this site at Google Analytics; unset means no word to Google. */
  GTAG_ID: optional(z.string().regex(/^G-[A-Z0-9]+$/, 'Escreva como: G-XXXXXXXXXX')),
  /** Who runs this installation, as the terms and the privacy notice name them. */
  OPERATOR_NAME: withDefault(z.string().trim().min(1), 'Praça (demonstração)'),
  OPERATOR_CNPJ: optional(
    z
      .string()
      .refine((written) => isCnpj(written), 'Insira um CNPJ válido.')
      .transform(normaliseCnpj),
  ),
  /** Under what the open data may be used, as a text; unset, nobody has said so. */
  OPEN_DATA_LICENSE: optional(z.string().trim().min(1).max(4000)),
  /** Where people write about their data (LGPD, art. 41). */
  PRIVACY_CONTACT: optional(z.email()),
  /** Where people say what bars them; unset means PRIVACY_CONTACT. */
  ACCESSIBILITY_CONTACT: optional(z.email()),
  /** `on` offers VLibras, whose scripts come from its own servers: pages allow them then. */
  VLIBRAS: withDefault(z.enum(['on', 'off']), 'off'),
  /** `offline` asks nobody: forms are filled by hand. */
  LOOKUPS: withDefault(z.enum(['online', 'offline']), 'online'),
  BRASILAPI_URL: withDefault(z.url({ protocol: /^https?$/ }), 'https://brasilapi.com.br'),
  MINHA_RECEITA_URL: withDefault(z.url({ protocol: /^https?$/ }), 'https://minhareceita.org'),
  /** Folder or address of the archives of the register of companies, one month of them; `{mes}` stands for the newest. */
  REGISTER_URL: optional(z.string()),
  /** The lists of sanctions, as Portal da Transparência has them for download; `{lista}` and `{dia}` stand for what is asked. */
  SANCTIONS_URL: optional(z.url({ protocol: /^https?$/ })),
  /** PNCP's list of contracts. */
  CONTRACTS_URL: optional(z.url({ protocol: /^https?$/ })),
  /** `true` lets search engines list pages that say what the register says, and no more. */
  REGISTER_PAGES_INDEXED: withDefault(z.enum(['true', 'false']), 'false').transform(
    (value) => value === 'true',
  ),
  VIACEP_URL: withDefault(z.url({ protocol: /^https?$/ }), 'https://viacep.com.br'),
  /** `true` refuses company numbers with letters, as before July 2026. */
  CNPJ_SOMENTE_DIGITOS: withDefault(z.enum(['true', 'false']), 'false').transform(
    (value) => value === 'true',
  ),
  /** Who takes money: nobody (`off`), or a checkout for trying out that charges nothing (`offline`). */
  PAYMENTS: optional(z.enum([...PROVIDERS.map(({ name }) => name), 'off'])),
  ...PAYMENT_VARIABLES,
  /** What one advertisement costs. */
  ADVERTISEMENT_PRICE_CENTS: withDefault(
    z.coerce.number().int().min(1).max(MAX_PRICE_CENTS),
    '5928',
  ),
})

/** The names that are understood: any other one is written in vain. */
export const VARIABLE_NAMES = Object.keys(variables.shape)

/** What of the configuration does not go together. */
const schema = variables.superRefine((env, { addIssue }) => {
  for (const { check } of PROVIDERS)
    check(env, (name, message) => addIssue({ code: 'custom', path: [name], message }))
  const complain = (name: string, message: string) =>
    addIssue({ code: 'custom', path: [name], message })
  for (const together of [S3_TOGETHER, CDN_TOGETHER, INBOUND_TOGETHER]) {
    const given = together.filter((name) => env[name])
    if (given.length > 0)
      for (const name of together)
        if (!env[name]) complain(name, `Falta, junto com ${given.join(', ')}.`)
  }
  if (env.S3_BUCKET && env.S3_BUCKET === env.S3_PRIVATE_BUCKET)
    complain('S3_PRIVATE_BUCKET', 'Use outro bucket: o de S3_BUCKET é lido por todos.')
  if (env.FILES_URL && !env.S3_BUCKET)
    complain('FILES_URL', 'É o endereço dos arquivos de S3_BUCKET.')
  if (env.DATABASE_READ_URLS && !env.DATABASE_URL)
    complain('DATABASE_READ_URLS', 'São as réplicas de DATABASE_URL.')
})

const S3_TOGETHER = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_PRIVATE_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

const CDN_TOGETHER = ['CDN', 'CDN_ID', 'CDN_TOKEN'] as const

const INBOUND_TOGETHER = [
  'INBOUND_MAIL_DOMAIN',
  'INBOUND_MAIL_FORM',
  'INBOUND_MAIL_SECRET',
] as const

type Parsed = z.infer<typeof schema>
type Derived = 'HOST' | 'PUBLIC_URL' | 'MAIL_FROM' | 'PAYMENTS'
export type Env = Omit<Parsed, Derived> & { [Name in Derived]: NonNullable<Parsed[Name]> }

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
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const isLocal = isLocalSite({ ...env, PUBLIC_URL: publicUrl })
  if (env.PAYMENTS === 'offline' && !isLocal)
    throw new Error(
      'Configuração inválida:\n  PAYMENTS: O pagamento de demonstração é só de um site local.',
    )
  return {
    ...env,
    HOST: hostOf(env, isLocal),
    PUBLIC_URL: publicUrl,
    MAIL_FROM: env.MAIL_FROM ?? defaultSender(publicUrl),
    PAYMENTS: env.PAYMENTS ?? defaultPayments(env, isLocal),
  }
}

/** For a name of both loopback addresses Fastify makes a second server, which knows no limits of ours. */
function hostOf({ HOST }: Parsed, isLocal: boolean): string {
  if (HOST?.toLowerCase() === 'localhost') return LOOPBACK
  return HOST ?? (isLocal ? LOOPBACK : '0.0.0.0')
}

/** A checkout that charges nothing belongs to the demonstration. */
function defaultPayments(env: Parsed, isLocal: boolean): Env['PAYMENTS'] {
  const configured = PROVIDERS.find(({ isConfigured }) => isConfigured(env))
  return configured?.name ?? (isLocal ? 'offline' : 'off')
}

function defaultSender(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  const isName = /[a-z]$/i.test(hostname)
  return `Praça <nao-responda@${isName ? hostname : 'localhost'}>`
}
