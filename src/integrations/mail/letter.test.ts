import { describe, expect, it } from 'vitest'
import { type Letter, renderLetter } from './letter.server.tsx'
import { line } from './line.ts'

const letter: Letter = {
  title: line`Confirme seu e-mail`,
  preview: line`Falta um passo para usar a Praça.`,
  paragraphs: [line`Olá, ${'Conceição'}!`, line`Confirme que este endereço é seu.`],
  action: { text: line`Confirmar e-mail`, url: 'https://praca.example/v?a=1&b=2' },
  smallPrint: [line`O link vale por 24 horas.`, line`Se não foi você, ignore esta mensagem.`],
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
      expect(html).toContain(String(text))
    }
    for (const text of letter.smallPrint ?? []) expect(html).toContain(String(text))
    const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)]
    expect(links.map(([, href, text]) => [href, text])).toEqual([
      ['https://praca.example/v?a=1&amp;b=2', 'Confirmar e-mail'],
      ['https://praca.example/v?a=1&amp;b=2', 'https://praca.example/v?a=1&amp;b=2'],
    ])
  })

  it('needs no link and no small print', async () => {
    const { html, text } = await renderLetter({
      title: line`Oi`,
      preview: line`Oi`,
      paragraphs: [line`Tchau.`],
    })
    expect(text).toBe('Oi\n\nTchau.\n\nPraça\n')
    expect(html).not.toContain('<a ')
  })

  it('shows markup in what people wrote as text', async () => {
    const paragraphs = [line`${'<img src=x onerror=alert(1)>'}`]
    const { html } = await renderLetter({ ...letter, paragraphs })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})
