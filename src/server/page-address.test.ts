import { describe, expect, it } from 'vitest'
import { pageAddress } from './page-address.server.ts'

const addressOf = (target: string) => pageAddress(target, 'v1').address

describe('the page that is asked for', () => {
  it('is its path with the parameters that it reads', () => {
    expect(addressOf('/softwares?utm_source=x&page=2&categoria=ERP')).toBe(
      '/softwares?categoria=ERP&page=2',
    )
    expect(addressOf('http://praca.example/about?x=1')).toBe('/about')
    expect(() => pageAddress('about', 'v1')).toThrow('Endereço inválido.')
  })

  it.each([
    '/depoimento/abc',
    '/depoimento/abc/.',
    '/x/../depoimento/abc',
    '/softwares/..\\..\\depoimento/abc',
    '/depoimento/a/b/..',
    '/%2e%2e/depoimento/abc',
    '/about/%2E%2e/depoimento/abc',
    '/./Depoimento//abc',
    '/depoimento/abc#/x',
    'http://praca.example/x/../depoimento/abc?a=b',
  ])('is secret however its address is written: %s', (target) => {
    expect(pageAddress(target, 'v1').isSecret).toBe(true)
  })

  it('keeps the names of its own routes in one order, and no others', () => {
    expect(addressOf('/about.data?_routes=about,x,root,root')).toBe(
      '/about.data?_routes=root%2Cabout',
    )
    expect(addressOf('/erp.data?_routes=erp,routes/queries')).toBe(
      '/erp.data?_routes=routes%2Fqueries%2Cerp',
    )
    expect(addressOf('/about.data?_routes=home')).toBe('/about.data')
    expect(addressOf(`/about.data?_routes=1${'('.repeat(50)}`)).toBe('/about.data')
  })

  it('asks for the routes of rows, of which there are few', () => {
    const asked = (paths: string) =>
      new URLSearchParams(
        addressOf(`/__manifest?paths=${encodeURIComponent(paths)}&version=v1&x=y`).split('?')[1],
      )
    expect(asked('/erp,/software/details/1,/software/details/2').get('paths')).toBe(
      '/erp,/software/details/:id',
    )
    expect(asked('/software/details/3,/erp').toString()).toBe(
      asked('/erp,/software/details/1').toString(),
    )
    const unknown = Array.from({ length: 900 }, (_, n) => `/desconhecido-${n}`).join(',')
    expect(asked(unknown).get('paths')).toBe('/*')
    expect(asked('/erp').get('version')).toBe('v1')
    expect(asked('/erp').get('x')).toBeNull()
  })

  it('asks in one way for the routes of any other build', () => {
    const [one, other] = ['v0', 'x'.repeat(5000)].map((version) =>
      addressOf(`/__manifest?paths=/erp&version=${version}`),
    )
    expect(one).toBe(other)
    expect(one).not.toContain('v1')
  })

  it('is another one for each id that its server knows', () => {
    expect(addressOf('/software/details/1')).toBe('/software/details/1')
  })

  it.each([
    ['/about', ['/ABOUT', '//about', '/about/', '/%61bout', '/about?utm_source=x']],
    ['/erp/comparar', ['/erp//comparar', '/ERP/Comparar/']],
    ['/', ['//', '/?x=1']],
    ['/about.data', ['/ABOUT.data', '///about.data']],
    ['/_root.data', ['//_root.data']],
    ['/convites/x', ['/convites/1', '/Convites/2/?a=b']],
    ['/admin/news/x', ['/admin/news/new?type=Career', '/admin/news/2']],
    ['/admin/imports/x.data', ['/admin/imports/2.data']],
  ])('is one however its path is spelled: %s', (page, spellings) => {
    for (const spelling of [page, ...spellings]) expect(addressOf(spelling), spelling).toBe(page)
  })
})
