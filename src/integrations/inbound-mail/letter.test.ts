import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readLetter } from './letter.server.ts'
import { newText } from './new-text.ts'
import { isForged, type Verdict, verdictIn } from './verdict.ts'

const recorded = (name: string) =>
  readLetter(readFileSync(new URL(`./fixtures/${name}.eml`, import.meta.url)))

describe('what is new in a letter', () => {
  it.each([
    ['gmail-pt', 'Bom dia! Somos 12 usuários. O preço inclui a implantação?'],
    ['gmail-en-between', 'Answers below.\n\nTwelve.\n\nRecife.'],
    ['outlook-pt', 'Olá! Atendemos, sim. Segue o resumo da proposta.'],
    ['outlook-en-html', 'We can start on Monday.'],
    ['apple-pt', 'Podemos conversar na segunda-feira, às 10h.'],
    ['apple-en', 'Monday at ten works.'],
  ])('is found in %s', async (name, text) => {
    const letter = await recorded(name)
    expect(letter.text).toBe(text)
    expect(letter).toMatchObject({ isAutomatic: false, files: [] })
  })

  it.each([
    'Em 2024 o diretor escreveu: comprem.\nEstamos comprando.',
    'Em anexo, o que o cliente escreveu:\nUm ERP para 12 pessoas.',
    'De: Recife\nQueremos começar logo.',
    'Bom dia.\nAbraços,\nAna\nPS: amanhã não estou.',
    'Abraços à equipe. Podemos fechar?',
    'Enviado ontem o contrato.\n- item um\n- item dois',
  ])('is the whole of %j', (text) => expect(newText(text)).toBe(text))

  it('is nothing where all is quoted', () => {
    expect(newText('On Fri, 27 Nov 2026 at 9:12, Praça <x@y.example> wrote:\n> Olá')).toBe('')
  })

  it('takes no longer for a text made to take long', () => {
    const start = performance.now()
    newText(`${'Em '.repeat(30_000)}\n${'>'.repeat(50_000)}\n${'- '.repeat(20_000)}`)
    newText('De: x@y 10:20\n'.repeat(14_000))
    newText('Em a@b escreveu:\n>\n'.repeat(5_500) + '\n'.repeat(100_000))
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

it.each([
  ['short', '\n'.repeat(40_000)],
  ['any', `${'a'.repeat(76)}\n`.repeat(310_000)],
])('reads no letter of %s lines alone', async (_what, lines) => {
  await expect(readLetter(`From: a@x.example\r\n\r\n${lines}`)).rejects.toThrow('without end')
})

it('reads a letter with a file of the size that a message takes', async () => {
  const head =
    'From: a@x.example\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64'
  const { files } = await readLetter(`${head}\r\n\r\n${`${'A'.repeat(64)}\r\n`.repeat(218_453)}`)
  expect(files[0]?.content.byteLength).toBeGreaterThan(10_000_000)
})

it('knows letters that nobody wrote', async () => {
  for (const name of ['absence-pt', 'bounce'])
    expect(await recorded(name)).toMatchObject({ isAutomatic: true })
})

it('reads of whom a letter is, to whom, and what the server on top of it found', async () => {
  const { id, from, recipients, verdict } = await recorded('gmail-pt')
  expect({ id, from, recipients }).toEqual({
    id: '<CAF0a1b2c3d4e5f@mail.gmail.com>',
    from: 'ana.souza@gmail.com',
    recipients: ['orcamento+abc@respostas.praca.example'],
  })
  expect(verdict).toEqual({
    spf: 'pass',
    envelope: ['gmail.com'],
    dkim: [{ domain: 'gmail.com', result: 'pass' }],
    dmarc: 'pass',
  })
  const { verdict: outlook } = await recorded('outlook-pt')
  expect(outlook).toMatchObject({ spf: 'pass', envelope: ['empresa.example'] })
  expect(isForged(outlook, 'bruno@empresa.example')).toBe(false)
})

it.each([
  'a@x.example, b@y.example',
  'a@x.example\r\nFrom: b@y.example',
  'Equipe: a@x.example, b@x.example;',
])('takes a letter of several for nobody’s: %j', async (from) => {
  expect((await readLetter(`From: ${from}\r\nTo: c@z.example\r\n\r\nOi`)).from).toBeNull()
})

describe('what a server found', () => {
  const found = (value: string) => verdictIn([{ key: 'authentication-results', value }])

  it('stands, whatever the sender calls itself', () => {
    const verdict = found(
      'mx.example; spf=pass (domain of dmarc=pass@x.example permits it) smtp.mailfrom=dmarc=pass@x.example; dmarc=fail (p=REJECT) header.from=empresa.example',
    )
    expect(isForged(verdict, 'ana@empresa.example')).toBe(true)
  })

  it.each([
    'spf=pass smtp.mailfrom=eu@atacante.example',
    'spf=pass (domain of eu@atacante.example permits it) smtp.mailfrom=atacante.example',
    'spf=pass smtp.mailfrom=smtp.mailfrom=ana@empresa.example@atacante.example',
    'spf=pass smtp.mailfrom="ana@empresa.example eu"@atacante.example',
  ])('of the domain that it was sent from says nothing of whom it names: %s', (value) => {
    expect(isForged(found(`mx.example; ${value}; dkim=none`), 'ana@empresa.example')).toBe(true)
    const signed = `${value}; dkim=pass header.d=empresa.example`
    expect(isForged(found(signed), 'ana@empresa.example')).toBe(false)
  })

  it.each([
    'spf=pass smtp.mailfrom=ana@empresa.example',
    'spf=pass smtp.mailfrom=devolvidas.empresa.example',
    'spf=pass smtp.mailfrom=<>',
    'spf=pass',
  ])('of the domain that a letter names, or of none, is no forgery: %s', (value) =>
    expect(isForged(found(`mx.example; ${value}`), 'ana@empresa.example')).toBe(false),
  )

  it('is read in no time, however long somebody made it', () => {
    const start = performance.now()
    found(`dkim=pass header.d=${'a'.repeat(250_000)}!`)
    found('dkim=a header.d='.repeat(15_000))
    found(`spf=pass ${'smtp.mailfrom='.repeat(15_000)}`)
    found(`spf=pass ${'domain of a@b '.repeat(15_000)}`)
    expect(performance.now() - start).toBeLessThan(500)
  })
})

describe('a letter', () => {
  const nothing: Verdict = { dkim: [] }
  const signed = (domain: string) => [{ domain, result: 'pass' }]
  it.each<[string, Verdict, boolean]>([
    ['that nobody looked at', nothing, false],
    ['that fails DMARC', { ...nothing, dmarc: 'fail', spf: 'pass' }, true],
    [
      'whose domain asks for no DMARC, and fails SPF',
      { dkim: [], dmarc: 'none', spf: 'fail' },
      true,
    ],
    ['that fails SPF', { ...nothing, spf: 'fail' }, true],
    ['that was forwarded', { spf: 'fail', dkim: signed('mail.empresa.example') }, false],
    ['that somebody else signed', { spf: 'softfail', dkim: signed('outra.example') }, true],
    ['from a name that only ends like it', { spf: 'fail', dkim: signed('xempresa.example') }, true],
  ])('%s', (_what, verdict, forged) =>
    expect(isForged(verdict, 'ana@empresa.example')).toBe(forged),
  )
})
