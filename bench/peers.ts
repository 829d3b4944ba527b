import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { withDatabase } from './postgres.ts'
import { type RunningServer, startScript, withTemporaryFolder } from './server.ts'

/** A database of the product, with so much software. */
export interface Filled {
  url: string
  count: number
}

/** A peer of bench/peers, installed. */
export interface Peer {
  /** Runs a script of Node in its folder, and waits for it. */
  run(script: string[], env: Record<string, string>): void
  start(script: string[], env: Record<string, string>): Promise<RunningServer>
  /** Copies the rows of a database of the product into the peer's. Both are on one server. */
  copyRows(from: string, to: string): Promise<void>
}

/** Installs a peer in a temporary folder, and lends it. */
export const withPeer = (name: string, work: (peer: Peer) => Promise<void>): Promise<void> =>
  withTemporaryFolder(async (folder) => {
    console.log(`Installing ${name}…`)
    cpSync(`bench/peers/${name}`, folder, { recursive: true })
    const run = (command: string, args: string[], env: Record<string, string>) =>
      execFileSync(command, args, {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...env },
      })
    run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {})
    await work({
      run: (script, env) => run(process.execPath, script, env),
      start: (script, env) => startScript(script, env, folder),
      copyRows: (from, to) =>
        withDatabase(to, async (db) => {
          for (const statement of readFileSync(`${folder}/rows.sql`, 'utf8').split(/;\s*$/m))
            if (statement.trim()) await db.execute(sql.raw(statement.replaceAll('$SOURCE', from)))
        }),
    })
  })
