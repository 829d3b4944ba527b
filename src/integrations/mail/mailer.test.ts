import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startSmtpServer } from '#/platform/server/testing/smtp-server.server.ts'
import { openMailer } from './index.server.ts'
import type { Mail, Mailer } from './mailer.server.ts'
import { listOutbox, openOutbox, outboxFolder, readOutbox } from './outbox.server.ts'
import { openSmtp } from './smtp.server.ts'

const FROM = 'Praça <nao-responda@praca.example>'
const mail: Mail = {
  to: 'ana@empresa.example',
  subject: 'Redefinição de senha: ação necessária',
  html: '<p>Olá, Conceição! Sua solicitação está em <b>análise</b>.</p>',
  text: 'Olá, Conceição!\nSua solicitação está em análise.\n',
}

interface Opened {
  mailer: Mailer
  /** The whole messages that left, oldest first. */
  messages(): Promise<string[]>
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'praca-mail-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function outbox(): Promise<Opened> {
  const folder = path.join(await temporaryFolder(), 'outbox')
  return {
    mailer: openOutbox(folder, FROM),
    messages: async () => {
      const names = await readdir(folder).catch(() => [])
      return Promise.all(names.sort().map((name) => readFile(path.join(folder, name), 'utf8')))
    },
  }
}

async function smtp(): Promise<Opened> {
  const server = await startSmtpServer()
  onTestFinished(server.close)
  return {
    mailer: openSmtp(server.url, FROM),
    messages: async () => server.captured.map(({ message }) => message),
  }
}

describe.each([
  ['outbox', outbox],
  ['SMTP', smtp],
])('a mailer: %s', (_name, open) => {
  async function sent(changes: Partial<Mail> = {}) {
    const { mailer, messages } = await open()
    await mailer.send({ ...mail, ...changes })
    const [message = '', ...others] = await messages()
    expect(others).toEqual([])
    return { message, parsed: await PostalMime.parse(message) }
  }

  it('delivers both forms, in Portuguese', async () => {
    const { parsed } = await sent()
    expect(parsed.from).toEqual({ name: 'Praça', address: 'nao-responda@praca.example' })
    expect(parsed.to).toEqual([{ name: '', address: mail.to }])
    expect(parsed.subject).toBe(mail.subject)
    expect(parsed.html?.trim()).toBe(mail.html)
    expect(parsed.text?.trim()).toBe(mail.text.trim())
    expect(parsed.messageId).toMatch(/^<.+@praca\.example>$/)
    expect(Math.abs(Date.now() - Date.parse(parsed.date ?? ''))).toBeLessThan(60_000)
  })

  it.each([
    ['short', 'um\ndois\n'],
    ['long', 'ação\nreação '.repeat(2000)],
  ])('writes what any server takes, ASCII in lines that end in CRLF: %s', async (_case, text) => {
    const { message } = await sent({ text, html: `<p>${text}</p>` })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is what is asked for
    expect(message).toMatch(/^[\x00-\x7f]+$/)
    expect(message.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(Math.max(...message.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78)
  })

  it('keeps long lines whole', async () => {
    const line = `https://praca.example/${'segredo-'.repeat(700)}fim`
    const { parsed } = await sent({ text: line, html: `<a href="${line}">ação</a>` })
    expect(parsed.text?.trim()).toBe(line)
    expect(parsed.html?.trim()).toBe(`<a href="${line}">ação</a>`)
  })

  it('keeps lines that mean something to the protocol', async () => {
    const text = 'antes\n.\nFrom alguém\n..\n\ndepois'
    expect((await sent({ text })).parsed.text?.trim()).toBe(text)
  })

  it.each([
    'Oi\r\nBcc: intruso@mal.example',
    'Oi\nBcc: intruso@mal.example',
    'Oi\rBcc: intruso@mal.example',
    'Oi\r\n\r\n<p>corpo</p>',
    'Olá ação\r\nBcc: intruso@mal.example',
  ])('lets no subject add a header: %j', async (subject) => {
    const { parsed } = await sent({ subject })
    const { parsed: plain } = await sent()
    const keys = (headers: { key: string }[]) => headers.map(({ key }) => key).sort()
    expect(keys(parsed.headers)).toEqual(keys(plain.headers))
    expect(parsed.html?.trim()).toBe(mail.html)
  })

  it.each([
    'ana@empresa.example\r\nBcc: intruso@mal.example',
    'ana@empresa.example\nBcc: intruso@mal.example',
    'ana@empresa.example\0',
    'ana@empresa.example, intruso@mal.example',
    'ana@empresa.example;intruso@mal.example',
    'Ana <ana@empresa.example>',
    '<ana@empresa.example>',
    'equipe: ana@empresa.example;',
    'ana@empresa.example@mal.example',
    'ana',
    '',
  ])('sends nothing to what is not one address: %j', async (to) => {
    const { mailer, messages } = await open()
    await expect(mailer.send({ ...mail, to })).rejects.toThrow()
    expect(await messages()).toEqual([])
  })
})

describe('SMTP', () => {
  it('names the one recipient to the server', async () => {
    const server = await startSmtpServer()
    onTestFinished(server.close)
    await openSmtp(server.url, FROM).send(mail)
    expect(server.captured.map(({ recipients }) => recipients)).toEqual([[mail.to]])
  })

  it.each([
    { status: 450, at: 'recipient' },
    { status: 550, at: 'recipient' },
    { status: 451, at: 'message' },
    { status: 554, at: 'message' },
  ] as const)('fails when the server answers $status to the $at', async (refusal) => {
    const server = await startSmtpServer({ refusal })
    onTestFinished(server.close)
    await expect(openSmtp(server.url, FROM).send(mail)).rejects.toMatchObject({
      responseCode: refusal.status,
    })
    expect(server.captured).toEqual([])
  })

  it('logs in with what the address says', async () => {
    const server = await startSmtpServer({ password: 'se@nh:a%' })
    onTestFinished(server.close)
    const login = (password: string) =>
      server.url.replace('//', `//praca:${encodeURIComponent(password)}@`)
    await openSmtp(login('se@nh:a%'), FROM).send(mail)
    expect(server.captured).toHaveLength(1)
    await expect(openSmtp(login('outra'), FROM).send(mail)).rejects.toMatchObject({ code: 'EAUTH' })
  })

  it('never sends a password unencrypted to another machine', async () => {
    const server = await startSmtpServer({ password: 'segredo' })
    onTestFinished(server.close)
    // This machine by a name that does not say so.
    const url = server.url.replace('127.0.0.1', 'praca:segredo@0.0.0.0')
    await expect(openSmtp(url, FROM).send(mail)).rejects.toMatchObject({ code: 'ETLS' })
    expect(server.captured).toEqual([])
  })

  it('fails when nobody listens', async () => {
    const server = await startSmtpServer()
    await server.close()
    await expect(openSmtp(server.url, FROM).send(mail)).rejects.toThrow(/ECONNREFUSED/)
  })

  it('fails when the server never says a word', async () => {
    const silent = createServer()
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void silent.close())
    const { port } = silent.address() as AddressInfo
    const url = `smtp://127.0.0.1:${port}?greetingTimeout=100`
    await expect(openSmtp(url, FROM).send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  })
})

describe('the outbox', () => {
  it('lists the newest first, and reads one', async () => {
    const folder = path.join(await temporaryFolder(), 'outbox')
    const mailer = openOutbox(folder, FROM)
    for (const subject of ['primeira', 'segunda', 'terceira'])
      await mailer.send({ ...mail, subject })
    const list = await listOutbox(folder)
    expect(list.map(({ subject }) => subject)).toEqual(['terceira', 'segunda', 'primeira'])
    expect(await readOutbox(folder, list[1]?.name ?? '')).toMatchObject({
      from: FROM,
      to: mail.to,
      subject: 'segunda',
      html: expect.stringContaining('Conceição'),
      text: expect.stringContaining('Conceição'),
    })
  })

  it('is empty before the first message, and passes over what it did not write', async () => {
    const folder = await temporaryFolder()
    expect(await listOutbox(path.join(folder, 'outbox'))).toEqual([])
    await openOutbox(folder, FROM).send(mail)
    await writeFile(path.join(folder, 'nota.eml'), 'Subject: nota\r\n\r\n')
    await writeFile(path.join(folder, '0198c0de-0000-7000-8000-000000000000.eml.part'), 'Sub')
    expect(await listOutbox(folder)).toHaveLength(1)
  })

  it('is for nobody but its owner', async () => {
    const folder = path.join(await temporaryFolder(), 'dados', 'outbox')
    await openOutbox(folder, FROM).send(mail)
    const mode = async (file: string) => ((await stat(file)).mode & 0o777).toString(8)
    expect(await mode(folder)).toBe('700')
    const [name = ''] = await readdir(folder)
    expect(await mode(path.join(folder, name))).toBe('600')
  })

  it.each([
    '../segredo.eml',
    '..%2fsegredo.eml',
    '/etc/passwd',
    '',
    '.',
    '0198c0de-0000-7000-8000-000000000000.eml',
    '0198c0de-0000-7000-8000-000000000000.eml\0',
    'nota.eml',
  ])('has no message named %j', async (name) => {
    const folder = await temporaryFolder()
    await writeFile(path.join(folder, 'nota.eml'), 'Subject: nota\r\n\r\n')
    expect(await readOutbox(folder, name)).toBeNull()
  })
})

describe('the configured mailer', () => {
  it('is the outbox of DATA_DIR without SMTP_URL, and the server with it', async () => {
    const env = { DATA_DIR: await temporaryFolder(), MAIL_FROM: FROM, SMTP_URL: undefined }
    await openMailer(env).send(mail)
    expect(await listOutbox(outboxFolder(env))).toHaveLength(1)

    const server = await startSmtpServer()
    onTestFinished(server.close)
    await openMailer({ ...env, SMTP_URL: server.url }).send(mail)
    expect(server.captured).toHaveLength(1)
    expect(await listOutbox(outboxFolder(env))).toHaveLength(1)
  })
})
