import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

let compiled: Promise<WebAssembly.Module> | undefined

function compile() {
  const programs = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return WebAssembly.compile(readFileSync(path.join(programs, 'pglite.wasm')))
}

/**
 * Keeps the embedded PostgreSQL as V8 has compiled it. Each database is a thread, which finds there what those before
 * it compiled; without it each begins anew, half of the work of a test file.
 */
export function keepCompiledPostgres(): Promise<unknown> {
  compiled ??= compile()
  return compiled
}
