import { onTestFinished } from 'vitest'
import { administer, newName } from './server-databases.server.ts'

/** Makes a database that goes with the test. @returns its name */
export async function emptyDatabase(server: string): Promise<string> {
  const name = newName('empty')
  await administer(server, `CREATE DATABASE ${name}`)
  onTestFinished(() => administer(server, `DROP DATABASE ${name} WITH (FORCE)`))
  return name
}
