import { spawn } from 'node:child_process'
import path from 'node:path'
import { countTests } from './count-tests.mjs'
import { ROOT } from './install.mjs'

const CORES = 2

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string[][]} commands run one after the other, up to the first that fails
 * @property {NodeJS.ProcessEnv} [env] added to this process's
 * @property {boolean} [alone] takes every core, after all checks before it; its output is shown as it comes
 */

/**
 * Runs checks in their order, one on each core. The output of a check is shown whole when it ends.
 * After the first that fails no other begins, and those under way are stopped.
 * @param {Check[]} checks
 * @returns {Promise<{ failed: string | undefined, tests: { passed: number, failed: number } }>} the
 *   name of the check that failed, and the tests counted over all checks
 */
export async function runSideBySide(checks) {
  const waiting = [...checks]
  const tests = { passed: 0, failed: 0 }
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const children = new Set()
  /** @type {string | undefined} */
  let failed

  /** @param {Check} check */
  async function run(check) {
    const began = Date.now()
    /** @type {string[]} */
    const output = []
    let status = 0
    for (const command of check.commands) {
      if (status === 0 && !failed) status = await execute(command, check, output, children)
    }
    // One that was stopped because another failed says nothing.
    if (failed) return
    const text = output.join('')
    const seconds = Math.round((Date.now() - began) / 1000)
    console.log(`\n── ${check.name}: ${status === 0 ? 'ok' : 'FALHOU'}, ${seconds} s`)
    if (!check.alone) process.stdout.write(text)
    const counted = countTests(text)
    tests.passed += counted.passed
    tests.failed += counted.failed
    if (status === 0) return
    failed = check.name
    // What fails without a failed test, as the types do, counts as one.
    if (counted.failed === 0) tests.failed += 1
    for (const child of children) child.kill()
  }

  async function core() {
    while (waiting[0] && !waiting[0].alone && !failed)
      await run(/** @type {Check} */ (waiting.shift()))
  }

  while (waiting.length > 0 && !failed) {
    const next = /** @type {Check} */ (waiting[0])
    if (next.alone) await run(/** @type {Check} */ (waiting.shift()))
    else await Promise.all(Array.from({ length: CORES }, core))
  }
  return { failed, tests }
}

/**
 * @param {string[]} command
 * @param {Check} check
 * @param {string[]} output what it writes, in order
 * @param {Set<import('node:child_process').ChildProcess>} children those under way
 * @returns {Promise<number>} its exit code
 */
function execute([program = '', ...args], { env, alone }, output, children) {
  const bin = path.join(ROOT, 'node_modules/.bin')
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...env },
  })
  children.add(child)
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (/** @type {string} */ text) => {
      output.push(text)
      if (alone) process.stdout.write(text)
    })
  }
  return new Promise((resolve) => {
    child.on('error', (error) => output.push(`${error.message}\n`))
    child.on('close', (code) => {
      children.delete(child)
      resolve(code ?? 1)
    })
  })
}
