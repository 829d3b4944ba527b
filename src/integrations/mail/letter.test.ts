import { describe, expect, it } from 'vitest'
import { type Letter, renderLetter, type Sender } from './letter.server.tsx'
import { line } from './line.ts'

const letter: Letter = {
  title: line`Confirme seu e-mail`,
  preview: line`Falta um passo para usar a Praça.`,
  why: line`alguém se cadastrou com este endereço`,
  paragraphs: [line`Olá, ${'Conceição'}!`, line`Confirme que este endereço é seu.`],
  action: { text: line`Confirmar e-mail`, url: 'https://praca.example/v?a=1&b=2' },
  smallPrint: [line`O link vale por 24 horas.`, line`Se não foi você, ignore esta mensagem.`],
}
const sender: Sender = { operator: 'Mercado de Softwares', site: 'https://praca.example' }

describe('a letter', () => {
  it('reads well as plain text, its link alone in a line', async () => {
    expect((await renderLetter(letter, sender)).text).toBe(`Confirme seu e-mail

Olá, Conceição!

Confirme que este endereço é seu.

Confirmar e-mail:
https://praca.example/v?a=1&b=2

Praça
O link vale por 24 horas.
Se não foi você, ignore esta mensagem.
Você recebe este e-mail porque alguém se cadastrou com este endereço.
Quem envia: Mercado de Softwares.
Privacidade: https://praca.example/privacidade
`)
  })

  it('says the same as a page in Portuguese, with the link as a button and bare', async () => {
    const { html } = await renderLetter(letter, sender)
    expect(html).toMatch(/^<!DOCTYPE html[^>]*><html lang="pt-BR">/)
    for (const text of [letter.title, letter.preview, ...letter.paragraphs]) {
      expect(html).toContain(String(text))
    }
    for (const text of letter.smallPrint ?? []) expect(html).toContain(String(text))
    const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)]
    expect(links.map(([, href, text]) => [href, text])).toEqual([
      ['https://praca.example/v?a=1&amp;b=2', 'Confirmar e-mail'],
      ['https://praca.example/v?a=1&amp;b=2', 'https://praca.example/v?a=1&amp;b=2'],
      ['https://praca.example/privacidade', 'Privacidade'],
    ])
    expect(html.replace(/<\/?span[^>]*>/g, '')).toContain(
      'Você recebe este e-mail porque alguém se cadastrou com este endereço.',
    )
  })

  it('ends no line within ‘e-mail’', async () => {
    const { html } = await renderLetter(letter, sender)
    expect(html).toContain('Confirme seu <span style="white-space:nowrap">e-mail</span></h1>')
  })

  it('ends the name of who sends it once', async () => {
    const { text } = await renderLetter(letter, { ...sender, operator: 'Mercado Ltda.' })
    expect(text).toContain('Quem envia: Mercado Ltda.\n')
  })

  it('ends a sentence once that ends with a name, also with one that is cut', async () => {
    const cut = 'Importadora '.repeat(8)
    const said = [line`Alguém pediu acesso a ${cut}.`, line`Alguém escreveu à ${'Acme Ltda.'}.`]
    const { text } = await renderLetter(
      { ...letter, paragraphs: said, why: line`administra ${cut}` },
      sender,
    )
    expect(text).toMatch(/pediu acesso a (Importadora ){5}Importadora…\n/)
    expect(text).toContain('Alguém escreveu à Acme Ltda.\n')
    expect(text).toMatch(/porque administra (Importadora ){5}Importadora…\n/)
  })

  it('needs no small print', async () => {
    const { text } = await renderLetter({ ...letter, smallPrint: undefined }, sender)
    expect(text).toContain('\n\nPraça\nVocê recebe este e-mail porque ')
  })

  it('loads nothing, so that nobody learns when it was opened', async () => {
    const { html } = await renderLetter(letter, sender)
    expect(html).not.toMatch(/<img|<link|src=|url\(|@import/)
  })

  it('follows the dark look of a mail program, in colours that can be read', async () => {
    const { html } = await renderLetter(letter, sender)
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
  })

  it('breaks a name that is wider than a telephone', async () => {
    const name = 'x'.repeat(70)
    const { html } = await renderLetter({ ...letter, paragraphs: [line`${name}`] }, sender)
    expect(html).toMatch(new RegExp(`<p[^>]*word-break:break-word[^>]*>${name}</p>`))
  })

  it('shows markup in what people wrote as text', async () => {
    const paragraphs = [line`${'<img src=x onerror=alert(1)>'}`]
    const { html } = await renderLetter({ ...letter, paragraphs }, sender)
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})
