import { hasAdmin } from '#/features/accounts/role.server.ts'
import { OUTBOX_PATH } from '#/platform/links.ts'
import type { Env } from '#/platform/server/env.server.ts'
import { isLocalSite, isLoopback, servesOutbox } from '#/platform/server/loopback.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'

/** Where mails that nothing delivers can be read. */
const outboxAddress = (env: Env) =>
  servesOutbox(env) ? `http://localhost:${env.PORT}${OUTBOX_PATH}` : `${env.DATA_DIR}/outbox`

const ACCOUNTS_ELSEWHERE =
  'Atenção: estes dados têm a demonstração, cujas contas não entram aqui. Um site de verdade começa em outra pasta (DATA_DIR).'
const NO_ADMIN =
  'Ainda não há Admin: cadastre-se no site, confirme o e-mail e rode: npm run admin -- SEU-E-MAIL'
const NO_TLS = 'é http: o que passa por ali pode ser lido e mudado no caminho. Use https.'
const NO_PROXIES =
  'Atenção: PUBLIC_URL é https e falta TRUSTED_PROXIES: sem o endereço do seu proxy, os limites contam todos os visitantes como um só.'

/** What a site on a database server lacks that others rely on. */
const LACKING: [isLacking: (env: Env) => boolean, warning: string][] = [
  [
    ({ SMTP_URL }) => !SMTP_URL,
    'Atenção: falta SMTP_URL: nenhum e-mail sai, nem o que confirma um cadastro. Eles ficam no disco deste processo.',
  ],
  [
    ({ PUBLIC_URL }) => isLoopback(new URL(PUBLIC_URL).hostname),
    'Atenção: falta PUBLIC_URL, o endereço do site: os links dos e-mails e dos buscadores levam a esta máquina.',
  ],
  [
    ({ S3_BUCKET }) => !S3_BUCKET,
    'Atenção: falta S3_BUCKET: os arquivos enviados ficam em DATA_DIR, que todos os processos precisam ver.',
  ],
  [
    ({ SECRETS_KEY }) => !SECRETS_KEY,
    'Atenção: falta SECRETS_KEY: a chave dos segundos fatores fica em DATA_DIR. Sem esse arquivo, ou com outro em cada processo, ninguém entra com o segundo fator.',
  ],
]

/** The addresses, of the site and of outside services, that others may listen to on the way. */
const withoutTls = (env: Env) =>
  Object.entries(env).flatMap(([name, value]) =>
    URL.canParse(String(value)) && isPlain(new URL(String(value))) ? [name] : [],
  )
const isPlain = ({ protocol, hostname }: URL) => protocol === 'http:' && !isLoopback(hostname)

/**
 * What is said once the site is on.
 * @param isRead by a person at a terminal; otherwise each line is one of the log's, whatever that leaves out
 */
export async function announcement(
  { db, demo, env }: Pick<Platform, 'db' | 'demo' | 'env'>,
  isRead = true,
): Promise<string> {
  const lines = [`Praça no ar: ${env.PUBLIC_URL}`, `API: ${env.PUBLIC_URL}/docs`]
  const isLocal = isLocalSite(env)
  if (!env.DATABASE_URL) lines.push(`Dados: ${env.DATA_DIR}${demo ? ' (demonstração)' : ''}`)
  if (demo && isLocal) {
    const { DEMO_ACCOUNTS } = await import('#/db/seed/accounts.ts')
    lines.push(
      `Contas da demonstração: ${DEMO_ACCOUNTS.map(({ email }) => email).join(', ')}`,
      `Senha delas: ${[...new Set(DEMO_ACCOUNTS.map(({ password }) => password))].join(', ')}`,
    )
  }
  lines.push(
    env.SMTP_URL ? `E-mails: ${new URL(env.SMTP_URL).host}` : `E-mails: ${outboxAddress(env)}`,
  )
  if (env.DATABASE_URL)
    lines.push(...LACKING.filter(([isLacking]) => isLacking(env)).map(([, warning]) => warning))
  if (demo && !isLocal) lines.push(ACCOUNTS_ELSEWHERE)
  if (!(demo && isLocal) && !(await hasAdmin(db)))
    lines.push(env.DATABASE_URL ? NO_ADMIN : `${NO_ADMIN} (com o servidor parado)`)
  if (!isLocal) lines.push(...withoutTls(env).map((name) => `Atenção: ${name} ${NO_TLS}`))
  if (env.PUBLIC_URL.startsWith('https:') && !env.TRUSTED_PROXIES) lines.push(NO_PROXIES)
  return isRead
    ? `\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`
    : lines.map(asLogged).join('')
}

function asLogged(msg: string): string {
  const level = msg.startsWith('Atenção') ? 'warn' : 'info'
  return `${JSON.stringify({ level, time: new Date(), pid: process.pid, msg })}\n`
}
