import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** The first column of the table in docs/words.md: words, and patterns for all forms of one. */
const BANNED = [...readFileSync('docs/words.md', 'utf8').matchAll(/^\| `?([^|]+?)`? +\|/gm)]
  .map(([, word = '']) => word)
  .filter((word) => word !== 'not' && !word.startsWith('--'))

/** Texts of a source: literals, templates and what stands between tags; no comments. */
function textsOf(path: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const code = readFileSync(path, 'utf8')
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false, kind)
  const texts: string[] = []
  const find = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node))
      texts.push(node.text.replace(/\s+/g, ' ').toLowerCase())
    ts.forEachChild(node, find)
  }
  find(source)
  return texts
}

const isWord = new RegExp(`(?<!\\p{L})(?:${BANNED.join('|')})s?(?!\\p{L})`, 'u')

it.each([
  'os registados',
  'dos utilizadores',
  'estão a procurar',
  'como há de ser',
  'far-se-á',
  'dados guardados',
  'para quem a edita',
])('knows the forms of what is to be avoided: %s', (text) => {
  expect(text).toMatch(isWord)
})

it('speaks to people in the words of docs/words.md', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing/.test(path))
    .flatMap((path) =>
      textsOf(`src/${path}`)
        .filter((text) => isWord.test(text))
        .map((text) => `${path}: ${text}`),
    )
  expect(BANNED.length).toBeGreaterThan(10)
  expect(found).toEqual([])
})
