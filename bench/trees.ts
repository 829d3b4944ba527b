import { execFileSync } from 'node:child_process'
import { ROOT } from '../scripts/lib/install.mjs'
import { withTemporaryFolder } from './server.ts'

/** A built tree of the product. */
export interface Tree {
  name: 'this' | 'other'
  folder: string
}

export const THIS: Tree = { name: 'this', folder: ROOT }

const BUILD = `import('./scripts/lib/install.mjs').then((it) => {
  it.ensureInstalled()
  it.ensureBuilt()
})`

/**
 * Installs and builds a commit in a temporary folder, by its own scripts, and lends it.
 * @param commit as git knows it
 */
export const withCommit = <T>(commit: string, work: (tree: Tree) => Promise<T>): Promise<T> =>
  withTemporaryFolder(async (folder) => {
    console.log(`Installing and building ${commit}…`)
    const files = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: Infinity })
    execFileSync('tar', ['-x'], { cwd: folder, input: files })
    execFileSync(process.execPath, ['-e', BUILD], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return work({ name: 'other', folder })
  })
