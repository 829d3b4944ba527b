import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formatDay } from './dates.ts'
import { LISTED } from './listed.ts'
import { pageOf, pagerNumbers, pagesFor, pageWindow, totalLabel } from './pagination.ts'
import { domesticPhone, formatPhone } from './phone.ts'
import { filledStars, formatRating, reviewCountLabel } from './rating.ts'
import { capitaliseWords, characterCount, initials, truncate } from './text.ts'
import { webAddress } from './web-address.ts'

describe('pages', () => {
  it.each([
    [0, 12, 1],
    [1, 12, 1],
    [12, 12, 1],
    [13, 12, 2],
    [101, 12, 9],
  ])('of %i rows by %i are %i', (total, limit, pages) => {
    expect(pagesFor(total, limit)).toBe(pages)
    expect(pageOf([], total, 1, limit).totalPages).toBe(pages)
  })

  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 9, [1, 2, 3]],
    [5, 9, [4, 5, 6]],
    [9, 9, [7, 8, 9]],
    [50, 9, [7, 8, 9]],
  ])('around %i of %i are %j', (page, totalPages, shown) => {
    expect(pageWindow(page, totalPages)).toEqual(shown)
  })

  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [2, 4, [1, 2, 3, 4]],
    [1, 9, [1, 2, 3, null, 9]],
    [8, 9, [7, 8, 9]],
  ])('end, in a pager at %i of %i, with the last one', (page, totalPages, shown) => {
    expect(pagerNumbers(page, totalPages)).toEqual(shown)
  })

  it('are counted in words', () => {
    expect(totalLabel(0)).toBe('Nenhum resultado')
    expect(totalLabel(1)).toBe('1 resultado')
    expect(totalLabel(1000)).toBe('1.000 resultados')
    expect(totalLabel(1001)).toBe('Mais de 1.000 resultados')
    expect(totalLabel(1348, 10_000)).toBe('1.348 resultados')
    expect(totalLabel(2, undefined, LISTED.service)).toBe('2 serviços')
  })
})

describe('texts', () => {
  it('are cut past their length and marked', () => {
    expect(truncate('a'.repeat(50), 50)).toBe('a'.repeat(50))
    expect(truncate('a'.repeat(51), 50)).toBe(`${'a'.repeat(50)}...`)
    expect(truncate('palavra seguida', 8)).toBe('palavra...')
    expect(truncate('palavra seguida', 7)).toBe('palavra...')
    expect(truncate('palavra seguida', 12)).toBe('palavra...')
    expect(truncate('estoque, compras', 12)).toBe('estoque...')
    expect(truncate('Emite nota. Controla estoque.', 12)).toBe('Emite nota...')
    expect(truncate('😀'.repeat(3), 2)).toBe('😀😀...')
  })

  it('are as long as limits count them', () => {
    const limited = z.string().max(3)
    for (const text of ['', 'abc', '😀😀😀', 'ação', '😀😀😀😀'])
      expect(limited.safeParse(text).success).toBe(characterCount(text) <= 3)
    expect(characterCount('😀a😀')).toBe(3)
  })

  it('are capitalised word by word', () => {
    expect(capitaliseWords('ACME SISTEMAS DO BRASIL LTDA')).toBe('Acme Sistemas do Brasil Ltda')
    expect(capitaliseWords('água E óleo')).toBe('Água e Óleo')
    expect(capitaliseWords('JANGADA DIGITAL S.A.')).toBe('Jangada Digital S.A.')
    expect(capitaliseWords('A. B. SERVICOS S/A')).toBe('A. B. Servicos S/A')
    expect(capitaliseWords('(ACME) "BRASIL" 3D')).toBe('(Acme) "Brasil" 3d')
  })
})

describe('initials', () => {
  it.each([
    ['Ana', 'Lima', 'AL'],
    ['ângela', 'óbvia', 'ÂÓ'],
    // Letters whose accent is a character of its own.
    ['a\u0302ngela', 'e\u0301rica', 'A\u0302E\u0301'],
    ['😀 Zé', 'Souza', '😀S'],
    ['👩🏽‍💻', '🇧🇷 Brasil', '👩🏽‍💻🇧🇷'],
    [' Ana', '', 'A'],
    ['', '', ''],
    [undefined, undefined, ''],
  ])('of %j %j are %j', (firstName, lastName, letters) => {
    expect(initials(firstName, lastName)).toBe(letters)
  })
})

describe('ratings', () => {
  it('fill stars by their whole part', () => {
    expect([0, 4, 5, 6].map(filledStars)).toEqual([0, 4, 5, 5])
    const [some, most] = [filledStars(4.2), filledStars(4.8)]
    expect(some).toBeGreaterThan(4.2)
    expect(most).toBeGreaterThan(some)
    expect(most).toBeLessThan(4.9)
  })

  it('are told with one decimal, in Brazilian form', () => {
    expect(formatRating(4.75)).toBe('4,8')
    expect(formatRating(0)).toBe('0,0')
    expect(reviewCountLabel(1234)).toBe('( 1.234 ) Avaliações')
  })
})

it('days are told as in Brazil, wherever the server is', () => {
  expect(formatDay('2026-11-18T12:00:00Z')).toBe('18 nov 2026')
  expect(formatDay('2026-01-01T01:00:00Z')).toBe('31 dez 2025')
})

it.each([
  ['+55 47 99999-0000', '47999990000'],
  ['5547999990000', '47999990000'],
  ['0055 (47) 3333-4444', '4733334444'],
  ['+55 (047) 99999-0000', '47999990000'],
  ['047 99999-0000', '47999990000'],
  ['(55) 99999-0000', '55999990000'],
  ['(47) 99999-0000', '47999990000'],
])('a phone pasted as %s is dialled as %s', (pasted, dialled) => {
  expect(domesticPhone(pasted)).toBe(dialled)
})

it('less than a whole phone stays as it was typed', () => {
  for (const typed of ['0', '(47) 9', '0000', '-0000']) expect(domesticPhone(typed)).toBe(typed)
  expect(domesticPhone('+55')).toBe('')
})

it('phones have eight or nine digits', () => {
  expect(formatPhone('1132345678')).toBe('(11) 3234-5678')
  expect(formatPhone('11912345678')).toBe('(11) 91234-5678')
  expect(formatPhone('')).toBe('')
})

it.each([
  ['https://acme.com.br/', 'https://acme.com.br/'],
  ['www.acme.com.br', 'https://www.acme.com.br'],
  [' http://acme.com.br ', 'http://acme.com.br'],
  ['javascript:alert(1)', ''],
  ['JAVASCRIPT://acme.com/%0aalert(1)', ''],
  ['data:text/html,x', ''],
  ['//acme.com.br', ''],
  ['https:acme.com.br', ''],
  ['https://banco.com.br@outro.com', ''],
  ['https://outro.com\\@banco.com.br', ''],
  ['não tem', ''],
  ['', ''],
  [null, ''],
])('the site %j is linked to as %j', (written, address) => {
  expect(webAddress(written)).toBe(address)
})
