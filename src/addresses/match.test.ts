import { describe, expect, it } from 'vitest'
import { addressOf, browserParameters, groupOf, keptParameters, readParameters } from './match.ts'
import { ADDRESSES, type Address } from './table.ts'

const A = '01999999-0000-7000-8000-00000000000a'
const B = '01999999-0000-7000-8000-00000000000b'
const kept = (path: string, search: string) =>
  keptParameters(addressOf(path) ?? {}, new URLSearchParams(search)).toString()

describe('the row of a path', () => {
  it('is found for every screen', () => {
    for (const address of Object.values<Address>(ADDRESSES)) {
      const path = address.path.replace(/:\w+\??/g, 'x')
      expect(addressOf(path), path).toBe(address)
    }
  })

  it('prefers what is written over what varies', () => {
    expect(addressOf('/supplier/profile')?.path).toBe('/supplier/profile')
    expect(addressOf('/supplier/new/profile')?.path).toBe('/supplier/new/:textSearch?')
    expect(addressOf('/suppliers')?.path).toBe('/suppliers')
    expect(addressOf('/softwares')?.path).toBe('/softwares/:search?')
    expect(addressOf('/softwarestudo')).toBeUndefined()
  })

  it('is the one that the router finds: other cases, slashes, encodings, requests for data', () => {
    for (const path of ['/Erp/', '/%65rp', '//erp', '/erp.data'])
      expect(addressOf(path)?.path, path).toBe('/erp')
    expect(addressOf('/_root.data')?.path).toBe('/')
    expect(addressOf('/softwares/a%2Fb')?.path).toBe('/softwares/:search?')
  })

  it('minds a secret however its address is written', () => {
    for (const path of [
      '/Authvalidation/x',
      '/%61uthvalidation/x',
      '/authvalidation/x.data',
      '//DEPOIMENTO//x',
    ])
      expect(addressOf(path)?.isSecret, path).toBe(true)
    expect(addressOf('/softwares/authvalidation')?.isSecret).toBeUndefined()
  })
})

describe('parameters', () => {
  it('are kept where the page reads them, in one order', () => {
    expect(kept('/softwares', 'utm_source=x&page=2&categoria=ERP')).toBe('categoria=ERP&page=2')
    expect(kept('/softwares', 'categoria=CRM&page=1&page=2')).toBe('categoria=CRM&page=1')
    expect(kept('/about', 'page=2')).toBe('')
  })

  it('are kept once each, whatever their order', () => {
    const address = 'empresa=Alfa&empresa=Beta&nota=4&nota=5'
    expect(kept('/erp', 'nota=5&empresa=Beta&nota=4&empresa=Alfa&nota=5&x=y')).toBe(address)
    expect(kept('/erp.data', 'empresa=Beta&empresa=Alfa&nota=4&nota=5')).toBe(address)
    expect(kept('/erp', 'nota=&empresa=')).toBe('')
  })

  it('are bounded, in how many count and in what they may be', () => {
    const many = Array.from({ length: 50 }, (_, n) => `empresa=${n + 10}`).join('&')
    expect(kept('/erp', many).split('&')).toHaveLength(20)
    const six = Array.from({ length: 6 }, (_, n) => `comparar=${A.slice(0, -1)}${6 - n}`).join('&')
    expect(kept('/erp', six).split('&')).toHaveLength(4)
    expect(kept('/erp', 'nota=9&page=0&page=2&ordem=x&fornecedor=1&empresa=%00')).toBe('')
    expect(kept('/erp', `empresa=${'x'.repeat(251)}&page=1000000000`)).toBe('')
    const long = kept('/suppliers', `search=${'x'.repeat(9000)}`)
    expect(long).toBe(`search=${'x'.repeat(200)}`)
  })

  it('are one however their values are spelt', () => {
    expect(kept('/suppliers', 'search=%20folha%20%20de%0Aponto')).toBe('search=folha+de+ponto')
    // What turns the text around it is said by no page that repeats it.
    expect(kept('/suppliers', 'search=fol%E2%80%AEha')).toBe('search=folha')
    // Nor is a word looked for in two, as it comes from a page or a file that may part it there.
    expect(kept('/suppliers', 'search=fol%C2%ADha%E2%80%8B')).toBe('search=folha')
    expect(kept('/suppliers', 'search=%E2%80%8B')).toBe('')
    expect(kept('/softwares', 'categoria=%E2%80%AEPRE')).toBe('')
    const [lower, upper] = [`fornecedor=${A}`, `fornecedor=${A.toUpperCase()}`]
    expect(kept('/softwares', `${upper}&${lower}`)).toBe(lower)
  })

  it('tell the products side by side from the list', () => {
    expect(kept('/erp/comparar', `id=${B}&id=${A}&nota=5&comparar=${A}`)).toBe(`id=${A}&id=${B}`)
  })

  it('are what a loader is given, wrong ones as if there were none', () => {
    const read = (search: string) => readParameters('erp', new URLSearchParams(search))
    expect(
      read(`page=x&nota=5&nota=9&ordem=nada&comparar=${A.toUpperCase()}&categoria= a  b `),
    ).toEqual({
      categoria: 'a b',
      comparar: [A],
      empresa: [],
      fornecedor: [],
      preco: [],
      cobranca: [],
      prontidao: [],
      gratis: [],
      porte: [],
      plataforma: [],
      hospedagem: [],
      integracao: [],
      literal: false,
      nota: ['5'],
      ordem: 'relevancia',
      page: 1,
      search: '',
      subcategoria: [],
      visual: 'cartoes',
    })
  })

  it.each([
    ['', 'recentes'],
    ['ordem=antigos', 'antigos'],
    ['ordem=recentes', 'recentes'],
    ['ordem=qualquer', 'recentes'],
  ])('name an order, the first where there is none: %s', (search, order) => {
    expect(readParameters('news', new URLSearchParams(search)).ordem).toBe(order)
  })

  it('stay as they are where only the browser reads them', () => {
    const given = new URLSearchParams('aba=software&x=y')
    expect(String(browserParameters('/supplier/profile', given))).toBe('aba=software&x=y')
    expect(String(browserParameters('/softwares', given))).toBe('')
  })
})

describe('what analytics count a path as', () => {
  it('keeps neither what was searched for nor whose page it is', () => {
    expect(groupOf('/')).toBe('/')
    expect(groupOf('/softwares/folha de ana')).toBe('/softwares')
    expect(groupOf('/usuario/perfil/0198c0de-0000-7000-8000-000000000001/0')).toBe(
      '/usuario/perfil',
    )
    expect(groupOf('/suppliers')).toBe('/suppliers')
    expect(groupOf('/supplier/details/1')).toBe('/supplier/details')
    expect(groupOf('/erp/comparar')).toBe('/erp/comparar')
    expect(groupOf('/payment/success')).toBe('/payment')
    expect(groupOf('/softwarestudo')).toBeUndefined()
  })

  it('holds no variable of any address', () => {
    for (const { path } of Object.values<Address>(ADDRESSES)) {
      expect(groupOf(path.replace(/:\w+\??/g, 'x'))).toMatch(/^\/[a-z.-]*(\/[a-z]+)*$/)
    }
  })
})
