import { describe, expect, it } from 'vitest'
import { prefersMarkdown } from '#/platform/server/http/accepted-type.server.ts'
import { PageCache } from '#/platform/server/page-cache.server.ts'
import { Turns } from '#/platform/server/turns.server.ts'
import { markdownOf } from './markdown.server.ts'
import { twinPage } from './markdown-twin.server.ts'

const SITE = 'https://praca.example'
const page = (main: string) =>
  `<html><head><title>Título · Praça</title></head><body><nav>Menu</nav><main id="conteudo" tabindex="-1">${main}</main></body></html>`

describe('a page in Markdown', () => {
  it('is its main content, with whole addresses', () => {
    const text = markdownOf(
      page(
        '<h1>Caju &amp; Cia</h1><p>Bom <a href="/erp?categoria=ERP">ERP</a>.</p>' +
          '<span role="img" aria-label="4,6 de 5"></span>' +
          '<dl><div><dt>CNPJ</dt><dd>1</dd></div><div><dt>Local</dt><dd>Goiânia</dd></div></dl>',
      ),
      SITE,
    )
    expect(text).toContain('# Caju & Cia')
    expect(text).toContain('Bom [ERP](https://praca.example/erp?categoria=ERP).')
    expect(text).toContain('4,6 de 5')
    expect(text).toContain('- **CNPJ:** 1\n')
    expect(text).not.toContain('Menu')
  })

  it('has a list that is a value below its term', () => {
    const text = markdownOf(
      page('<dl><div><dt>Portes</dt><dd><ul><li>ME</li><li>EPP</li></ul></dd></div></dl>'),
      SITE,
    )
    expect(text).toMatch(/- \*\*Portes:\*\* \n\n {2}- +ME\n {2}- +EPP\n/)
  })

  it('has tables, and nothing that is of the screen alone', () => {
    const text = markdownOf(
      page(
        '<table><thead><tr><th>Plano</th><th>Preço</th></tr></thead><tbody><tr><td>Um</td><td>R$ 10</td></tr></tbody></table>' +
          '<section data-of-screen><p>Barra</p></section><form><p>Campo</p></form><button>Avaliar</button><p aria-hidden="true">Enfeite</p>',
      ),
      SITE,
    )
    expect(text).toContain('# Título · Praça')
    expect(text).toMatch(/\| Plano \| Preço \|\n\| --- \| --- \|\n\| Um +\| R\$ 10 \|/)
    for (const gone of ['Barra', 'Campo', 'Avaliar', 'Enfeite']) expect(text).not.toContain(gone)
  })

  it('has what a cell lists and quotes in the line of its row', () => {
    const text = markdownOf(
      page(
        '<table><colgroup><col class="a"/></colgroup><thead><tr><th scope="col">Item</th><th scope="col">Lince</th></tr></thead>' +
          '<tbody><tr data-of-screen=""><th scope="row">O que fazer</th><td><a href="/x">Remover</a></td></tr>' +
          '<tr><th scope="row">Planos</th><td><ul class="b"><li>Um</li><li class="c">Dois</li></ul></td></tr></tbody>' +
          '<tbody><tr><th scope="rowgroup" colSpan="2">Avaliações</th></tr>' +
          '<tr><th scope="row">Última</th><td><figure><blockquote>Bom.</blockquote><figcaption>Ana</figcaption></figure></td></tr></tbody></table>',
      ),
      SITE,
    )
    const lines = text.split('\n').filter((line) => line.includes('|'))
    expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
      '| Item | Lince |',
      '| --- | --- |',
      '| Planos | Um; Dois |',
      expect.stringContaining('| Avaliações |'),
      '| Última | Bom. Ana |',
    ])
    expect(text).not.toMatch(/<|Remover/)
  })

  it.each([
    ['the name of a picture', '<img src="/a.png" alt="{}">'],
    ['the label of stars', '<p>Nota <span role="img" aria-label="{}"></span></p>'],
    ['the text of a link', '<a href="/a">{}</a>'],
    ['the address of a link', '<a href="https://a.example/{}">a</a>'],
    ['the title of a link', '<a href="/a" title="{}">a</a>'],
    ['the address of a picture', '<img src="https://a.example/{}" alt="a">'],
    ['a heading', '<h2>{}</h2>'],
    [
      'a cell',
      '<table><thead><tr><th>{}</th></tr></thead><tbody><tr><td>{}</td></tr></tbody></table>',
    ],
    ['a term', '<dl><div><dt>{}</dt><dd>{}</dd></div></dl>'],
  ])('has no element and no link of whoever wrote %s', (_, html) => {
    for (const written of [
      'ERP](https://evil.example/) &lt;img src=x onerror=alert(1)&gt; &quot;q',
      ' \\&lt;img src=x onerror=alert(1)&gt;',
      'a&#10;&#10;&lt;img src=x onerror=alert(1)&gt;',
    ]) {
      const text = markdownOf(page(html.replaceAll('{}', written)), SITE)
      // Whatever is escaped is text.
      const bare = text.replace(/\\[\s\S]/g, '')
      expect(bare).not.toContain('<img')
      expect(bare).not.toContain('](https://evil.example/)')
    }
  })

  it('leaves what people wrote text', () => {
    const text = markdownOf(
      page('<p>&lt;script&gt;x&lt;/script&gt; [a](javascript:b) # não</p>'),
      SITE,
    )
    expect(text).not.toMatch(/(^|[^\\])<script/)
    expect(text).not.toContain('[a](javascript')
  })
})

it.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['*/*', false],
  ['', false],
])('Accept: %s prefers Markdown: %s', (accepted, prefers) => {
  expect(prefersMarkdown(accepted)).toBe(prefers)
})

describe('twins of pages', () => {
  const rendered = (address: string) => ({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(page(`<h1>${address}</h1>`)),
    tags: new Set<never>(),
  })

  it('take turns as pages do, a turn for each, and wait for their page in none', async () => {
    const cache = new PageCache(1_000_000)
    // One at once: whoever waited within a turn would wait for ever.
    const turns = new Turns(100, () => new Error('many'))
    let taken = 0
    const inTurn = <T>(work: () => Promise<T>) =>
      turns.do(() => {
        taken += 1
        return work()
      })
    const addresses = ['/um', '/dois', '/tres', '/um']
    const twins = await Promise.all(
      addresses.map((address) =>
        twinPage(
          cache,
          address,
          () => cache.get(address, () => inTurn(async () => rendered(address))),
          inTurn,
          SITE,
        ),
      ),
    )
    // Of three pages and their twins; who asks again gets what is kept.
    expect(taken).toBe(6)
    expect(twins.map(({ body }) => body.toString().trim())).toEqual(
      addresses.map((address) => `# ${address}`),
    )
  })
})
