/**
 * Runs a TypeScript command: `node scripts/run.mjs FILE.ts [arguments]`, in the project's folder
 * and in this process, so that signals and the exit code are the command's own.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { register } from 'tsx/esm/api'

const [, , file, ...args] = process.argv
if (!file) throw new Error('run.mjs: which file?')

const project = path.resolve(import.meta.dirname, '..')
// As npm does: where the person was, for paths among the arguments.
process.env.INIT_CWD ??= process.cwd()
process.chdir(project)

const script = path.resolve(project, file)
process.argv = [process.execPath, script, ...args]
register()
await import(pathToFileURL(script).href)
