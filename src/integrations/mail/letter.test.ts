import { describe, expect, it } from 'vitest'
import { type Letter, renderLetter } from './letter.server.tsx'

const letter: Letter = {
  title: 'Confirme seu e-mail',
  preview: 'Falta um passo para usar a Praça.',
  paragraphs: ['Olá, Conceição!', 'Confirme que este endereço é seu.'],
  action: { text: 'Confirmar e-mail', url: 'https://praca.example/v?a=1&b=2' },
  smallPrint: ['O link vale por 24 horas.', 'Se não foi você, ignore esta mensagem.'],
}

describe('a letter', () => {
  it('reads well as plain text, its link alone in a line', async () => {
    expect((await renderLetter(letter)).text).toBe(`Confirme seu e-mail

Olá, Conceição!

Confirme que este endereço é seu.

Confirmar e-mail:
https://praca.example/v?a=1&b=2

Praça
O link vale por 24 horas.
Se não foi você, ignore esta mensagem.
`)
  })

  it('says the same as a page in Portuguese, with the link as a button and bare', async () => {
    const { html } = await renderLetter(letter)
    expect(html).toMatch(/^<!DOCTYPE html[^>]*><html lang="pt-BR">/)
    for (const text of [letter.title, letter.preview, ...letter.paragraphs]) {
      expect(html).toContain(text)
    }
    for (const text of letter.smallPrint ?? []) expect(html).toContain(text)
    const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)]
    expect(links.map(([, href, text]) => [href, text])).toEqual([
      ['https://praca.example/v?a=1&amp;b=2', 'Confirmar e-mail'],
      ['https://praca.example/v?a=1&amp;b=2', 'https://praca.example/v?a=1&amp;b=2'],
    ])
  })

  it('needs no link and no small print', async () => {
    const { html, text } = await renderLetter({
      title: 'Oi',
      preview: 'Oi',
      paragraphs: ['Tchau.'],
    })
    expect(text).toBe('Oi\n\nTchau.\n\nPraça\n')
    expect(html).not.toContain('<a ')
  })

  it('shows markup in what people wrote as text', async () => {
    const { html } = await renderLetter({ ...letter, paragraphs: ['<img src=x onerror=alert(1)>'] })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})
