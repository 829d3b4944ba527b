import { readdirSync, readFileSync } from 'node:fs'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import * as schema from './index.ts'

/** Tables by the name of their export. */
const TABLES = new Map<string, string>(
  Object.entries(schema).flatMap(([name, value]) =>
    is(value, PgTable) ? [[name, getTableName(value)] as const] : [],
  ),
)
const NAMES = new Set(TABLES.values())
/** Written by triggers and functions of the database alone. */
const BY_FUNCTIONS = new Set(['search_words', 'search_changes', 'search_sales'])
const WRITES = new Set(['insert', 'update', 'delete'])
const SQL_WRITE = /\b(?:INSERT INTO|UPDATE|DELETE FROM|TRUNCATE)\s+(?:(\w+)|\$\{(\w+)\})/g

/**
 * Names of the tables that a source writes: with Drizzle, also by a name or a function of its own
 * that stands for one of several tables, or in SQL.
 */
function tablesWritten(text: string): Set<string> {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest)
  const imported = new Map<string, string>()
  const definitions = new Map<string, ts.Node[]>()
  const written = new Set<string>()

  function collect(node: ts.Node) {
    if (ts.isImportSpecifier(node)) {
      const table = TABLES.get((node.propertyName ?? node.name).text)
      if (table) imported.set(node.name.text, table)
    }
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const { text: name } = node.name
      definitions.set(name, [...(definitions.get(name) ?? []), node.initializer])
    }
    ts.forEachChild(node, collect)
  }

  function tablesIn(node: ts.Node, seen = new Set<string>()): string[] {
    if (!ts.isIdentifier(node)) {
      const parts: ts.Node[] = []
      ts.forEachChild(node, (part) => void parts.push(part))
      return parts.flatMap((part) => tablesIn(part, seen))
    }
    const table = imported.get(node.text)
    if (table) return [table]
    if (seen.has(node.text)) return []
    seen.add(node.text)
    return (definitions.get(node.text) ?? []).flatMap((part) => tablesIn(part, seen))
  }

  function find(node: ts.Node) {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [argument] = node.arguments
      if (argument && WRITES.has(node.expression.name.text)) {
        const tables = tablesIn(argument)
        const { expression } = node.expression
        if (tables.length === 0 && ts.isIdentifier(expression) && /^(tx|db)$/.test(expression.text))
          throw new Error(`which table is ${argument.getText(source)}?`)
        for (const table of tables) written.add(table)
      }
    }
    if (ts.isTaggedTemplateExpression(node))
      for (const [, name = '', value = ''] of node.template.getText(source).matchAll(SQL_WRITE)) {
        const table = imported.get(value) ?? name
        if (NAMES.has(table)) written.add(table)
      }
    ts.forEachChild(node, find)
  }

  collect(source)
  find(source)
  return written
}

/** `features/vendors`, `integrations/payments`; the whole of `platform` and of the others is one. */
const writerOf = (path: string) =>
  /^(?:(?:features|integrations)\/[^/]+|[^/]+)/.exec(path)?.[0] ?? path

/** Who writes each table, by what the code does. */
function writersOfTables() {
  const writers = new Map([...NAMES].map((name) => [name, new Set<string>()]))
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|(^|\/)testing/.test(path),
  )
  for (const path of sources) {
    const text = readFileSync(`src/${path}`, 'utf8')
    if (!/#\/db\/schema|sql`/.test(text)) continue
    for (const table of tablesWritten(text)) writers.get(table)?.add(writerOf(path))
  }
  return writers
}

describe('a table', () => {
  const writers = writersOfTables()

  it('has one feature that writes it', () => {
    const shared = [...writers].filter(
      ([table, { size }]) => size !== (BY_FUNCTIONS.has(table) ? 0 : 1),
    )
    expect(shared.map(([table, by]) => `${table}: ${[...by].join(', ') || 'nobody'}`)).toEqual([])
  })
})

describe('a write is found', () => {
  const written = (code: string) => [
    ...tablesWritten(
      `import { offers, users as people, vendors } from '#/db/schema/index.ts'\n${code}`,
    ),
  ]

  it('whatever does it', () => {
    expect(written('await tx.insert(offers).values(row)')).toEqual(['offers'])
    expect(written('tx\n  .update(people)\n  .set(change)')).toEqual(['users'])
    expect(written('tx.delete(vendors)')).toEqual(['vendors'])
  })

  it('behind a name or a function', () => {
    const either = 'const tableOf = (kind) => (kind ? offers : vendors)\n'
    expect(written(`${either}const table = tableOf(kind)\ntx.update(table)`)).toEqual([
      'offers',
      'vendors',
    ])
    expect(() => written('export const remove = (tx, table) => tx.delete(table)')).toThrow(
      'which table is table?',
    )
  })

  it('in SQL, and not where rows are only locked', () => {
    expect(written('sql`INSERT INTO reviews (id) VALUES (1)`')).toEqual(['reviews'])
    expect(written(`sql\`UPDATE \${vendors} SET name = 1\``)).toEqual(['vendors'])
    expect(written('sql`SELECT 1 FROM offers FOR UPDATE`')).toEqual([])
    expect(written('db.select().from(offers)')).toEqual([])
  })
})
