import path from 'node:path'
import { openMailer } from '#/integrations/mail/index.server.ts'
import { type Letter, renderLetter, senderOf } from '#/integrations/mail/letter.server.tsx'
import { line } from '#/integrations/mail/line.ts'
import { isMailAddress } from '#/integrations/mail/message.server.ts'
import { listOutbox, outboxFolder } from '#/integrations/mail/outbox.server.ts'
import { type Env, readEnv } from '#/platform/server/env.server.ts'
import { readOptions } from './options.ts'

const HELP = `Uso: npm run mail:test -- ENDEREÇO

Envia uma mensagem de teste pelo servidor de SMTP_URL; sem ela, grava a mensagem em DATA_DIR/outbox.

Código de saída: 0 quando a mensagem foi aceita ou gravada, 1 quando não.`

/** What the server did, by the code that nodemailer or the system gives to the failure. */
const REASONS: Record<string, string> = {
  ECONNECTION: 'encerrou a conexão',
  ECONNREFUSED: 'não aceita conexões',
  EDNS: 'não foi encontrado',
  ETIMEDOUT: 'não respondeu a tempo',
  ETLS: 'não ofereceu uma conexão cifrada confiável',
  EAUTH: 'recusou o usuário ou a senha',
  EENVELOPE: 'recusou o remetente ou o destinatário',
  EMESSAGE: 'recusou a mensagem',
}

/** @throws Error when the arguments are wrong */
function readCommand(): string {
  const { values, positionals } = readOptions('mail:test', {
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) return 'help'
  const [address, ...others] = positionals
  if (!address || others.length > 0)
    throw new Error('Informe um endereço: npm run mail:test -- ana@exemplo.com')
  if (!isMailAddress(address)) throw new Error(`'${address}' não é um endereço de e-mail.`)
  return address
}

/** Sends the letter. @returns a sentence that says where it went */
async function run(address: string): Promise<string> {
  const env = readEnv()
  const letter: Letter = {
    title: line`Mensagem de teste da Praça`,
    preview: line`Mensagem de teste, pedida por quem cuida do site.`,
    why: line`quem cuida do site pediu um teste para este endereço`,
    paragraphs: [
      line`Esta é uma mensagem de teste, pedida por quem cuida deste site.`,
      line`Se ela chegou, as confirmações de cadastro e as trocas de senha também chegam.`,
    ],
    action: { text: line`Abrir a Praça`, url: env.PUBLIC_URL },
  }
  const mail = { to: address, ...(await renderLetter(letter, senderOf(env))) }
  await openMailer(env)
    .send(mail)
    .catch((error: Error) => {
      throw new Error(failureLine(env, error))
    })
  return successLine(env, address)
}

async function successLine(env: Env, address: string): Promise<string> {
  if (env.SMTP_URL) return `O servidor ${new URL(env.SMTP_URL).host} aceitou a mensagem.`
  const folder = outboxFolder(env)
  const written = (await listOutbox(folder)).find(({ to }) => to === address)
  return `Sem SMTP_URL, a mensagem foi gravada em ${path.join(folder, written?.name ?? '')}`
}

function failureLine(env: Env, error: Error & { code?: string; originalCode?: string }): string {
  const details = error.message.replace(/\s+/g, ' ')
  if (!env.SMTP_URL) return `A mensagem não pôde ser gravada: ${details}`
  const reason =
    REASONS[error.originalCode ?? ''] ?? REASONS[error.code ?? ''] ?? 'não recebeu a mensagem'
  return `O servidor ${new URL(env.SMTP_URL).host} ${reason}: ${details}`
}

try {
  const address = readCommand()
  console.log(address === 'help' ? HELP : await run(address))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
