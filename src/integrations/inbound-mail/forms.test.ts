import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { INBOUND_FORMS, PostedLetter } from './forms.server.ts'

const SECRET = 'segredo-de-teste-123'
const LETTER = 'From: ana@empresa.example\r\nTo: orcamento+abc@respostas.example\r\n\r\nOlá'
const form = (name: string) => {
  const found = INBOUND_FORMS.find((one) => one.name === name)
  if (!found) throw new Error(name)
  return found
}

const multipart = (fields: Record<string, string>) => {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--xYzZY\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return new PostedLetter(
    Buffer.from(`${parts.join('')}--xYzZY--\r\n`),
    'multipart/form-data; boundary=xYzZY',
  )
}

const signed = (timestamp: string, secret = SECRET) => ({
  'body-mime': LETTER,
  recipient: 'orcamento+abc@respostas.example',
  timestamp,
  token: 'f'.repeat(50),
  signature: createHmac('sha256', secret)
    .update(timestamp + 'f'.repeat(50))
    .digest('hex'),
})
const now = () => String(Math.floor(Date.now() / 1000))

describe('a letter comes in', () => {
  it('as it is', async () => {
    const read = await form('mime').read(
      new PostedLetter(Buffer.from(LETTER), 'message/rfc822'),
      '',
    )
    expect(String(read?.raw)).toBe(LETTER)
  })

  it('from Mailgun, in both kinds of forms', async () => {
    const fields = signed(now())
    const encoded = new PostedLetter(
      Buffer.from(String(new URLSearchParams(fields))),
      'application/x-www-form-urlencoded',
    )
    for (const posted of [encoded, multipart(fields)])
      expect(await form('mailgun-mime').read(posted, SECRET)).toEqual({
        raw: LETTER,
        recipients: ['orcamento+abc@respostas.example'],
      })
  })

  it('from nobody with another key, or an hour later', async () => {
    const late = String(Number(now()) - 3600)
    for (const fields of [signed(now(), 'outra-chave'), signed(late)])
      expect(await form('mailgun-mime').read(multipart(fields), SECRET)).toBeNull()
  })

  it('from SendGrid, with what it found of the sender', async () => {
    const posted = multipart({
      email: LETTER,
      envelope: '{"to":["orcamento+abc@respostas.example"],"from":"ana@empresa.example"}',
      SPF: 'softfail',
      dkim: '{@empresa.example : pass, @outra.example : fail}',
    })
    expect(await form('sendgrid').read(posted, SECRET)).toEqual({
      raw: LETTER,
      recipients: ['orcamento+abc@respostas.example'],
      verdict: {
        spf: 'softfail',
        envelope: ['empresa.example'],
        dkim: [
          { domain: 'empresa.example', result: 'pass' },
          { domain: 'outra.example', result: 'fail' },
        ],
      },
    })
  })

  it('from Postmark', async () => {
    const body = { RawEmail: LETTER, OriginalRecipient: 'orcamento+abc@respostas.example' }
    const posted = new PostedLetter(Buffer.from(JSON.stringify(body)), 'application/json')
    expect(await form('postmark').read(posted, SECRET)).toEqual({
      raw: LETTER,
      recipients: ['orcamento+abc@respostas.example'],
    })
  })

  it('in no form that takes long to read, before anybody proved anything', async () => {
    const many = 100_000
    const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
    for (const [body, type] of [
      ['a=b&'.repeat(many), 'application/x-www-form-urlencoded'],
      [`${part.repeat(many)}--b--`, 'multipart/form-data; boundary="\\b"'],
    ] as const) {
      const start = performance.now()
      const posted = new PostedLetter(Buffer.from(body), type)
      await expect(form('mailgun-mime').read(posted, SECRET)).rejects.toThrow('without end')
      expect(performance.now() - start).toBeLessThan(200)
    }
  })

  it.each(INBOUND_FORMS.filter(({ name }) => name !== 'mime'))(
    'in no other form: $name',
    async ({ read }) => {
      const posted = new PostedLetter(Buffer.from('{}'), 'application/json')
      await expect(read(posted, SECRET)).rejects.toThrow()
    },
  )
})
