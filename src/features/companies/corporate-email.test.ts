import { describe, expect, it } from 'vitest'
import { isCorporateEmail, ownDomain, sameCompany } from './corporate-email.server.ts'

describe('a corporate e-mail', () => {
  it.each([
    'ana@acme.com.br',
    'ana@mail.acme.com.br',
    'ana@lince.example',
    // 'com.ar' and 'spb.ru' are in the list of providers, but others register names under them.
    'ana@acme.com.ar',
    'ana@acme.spb.ru',
    'ana@notgmail.com',
  ])('is %s', (email) => expect(isCorporateEmail(email)).toBe(true))

  it.each([
    'ana@gmail.com',
    'ana@GMAIL.com',
    'ana@gmail.com.',
    'ana@mail.gmail.com',
    'ana@uol.com.br',
    'ana@yahoo.com.br',
    'ana@tutopia.com.br',
    'ana@mailinator.com',
    '"ana@acme.com.br"@gmail.com',
  ])('is not %s', (email) => expect(isCorporateEmail(email)).toBe(false))
})

describe('the same company', () => {
  it.each([
    ['ana@acme.com.br', 'https://www.acme.com.br/contato'],
    ['ana@acme.com.br', 'acme.com.br'],
    ['ana@vendas.acme.com.br', 'http://loja.acme.com.br:8080'],
    ['ana@ACME.com.br', 'WWW.ACME.COM.BR'],
    ['ana@acme.com.br', 'contato@acme.com.br'],
    ['ana@acme.curitiba.br', 'acme.curitiba.br'],
    ['ana@acme.blogspot.com', 'https://acme.blogspot.com'],
    ['ana@lince.example', 'https://www.lince.example'],
  ])('is %s of %s', (email, known) => expect(sameCompany(email, known)).toBe(true))

  it.each([
    ['ana@outra.com.br', 'https://empresa.com.br'],
    ['ana@empresa.com.br.evil.com', 'https://empresa.com.br'],
    ['ana@evilempresa.com.br', 'https://empresa.com.br'],
    ['ana@evil.com', 'https://evil.com@empresa.com.br'],
    ['ana@evil.com', 'https://empresa.com.br/?x=@evil.com'],
    // Tenants of one provider.
    ['ana@outra.blogspot.com', 'https://empresa.blogspot.com'],
    ['ana@blogspot.com', 'https://empresa.blogspot.com'],
    ['ana@outra.wordpress.com', 'https://empresa.wordpress.com'],
    ['ana@wordpress.com', 'https://empresa.wordpress.com'],
    ['ana@google.com', 'https://sites.google.com/empresa'],
    ['ana@outra.github.io', 'empresa.github.io'],
    // A free provider is nobody's, though the register names it.
    ['ana@gmail.com', 'empresa@gmail.com'],
    ['ana@uol.com.br', 'http://empresa.sites.uol.com.br'],
    // Under a suffix that nobody lists.
    ['ana@outra.demo.praca', 'https://empresa.demo.praca'],
    ['ana@com.br', 'https://com.br'],
    ['ana@empresa.com.br', ''],
    ['ana@empresa.com.br', null],
    ['ana@empresa.com.br', 'não tem'],
    ['ana@empresa.com.br', 'javascript:alert(1)'],
  ])('is not %s of %s', (email, known) => expect(sameCompany(email, known)).toBe(false))
})

describe('the domain of one company alone', () => {
  it.each([
    ['ana@mail.acme.com.br', 'acme.com.br'],
    ['https://www.ACME.com.br/contato', 'acme.com.br'],
    ['ana@acme.blogspot.com', 'acme.blogspot.com'],
  ])('of %s is %s', (known, domain) => expect(ownDomain(known)).toBe(domain))

  it.each([
    'ana@gmail.com',
    'ana@UOL.com.br',
    'empresa.sites.uol.com.br',
    'x.wordpress.com',
    '',
    'x',
  ])('is none of %s', (known) => expect(ownDomain(known)).toBeNull())
})
