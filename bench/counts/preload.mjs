/**
 * Loaded before the server whose pages are counted, in each of its threads: stops its clock, and
 * answers its parent's messages with how many statements of SQL it sent so far.
 */
import { isMainThread, Worker } from 'node:worker_threads'
import { stopClock } from './fixed-clock.mjs'

stopClock()

if (isMainThread) {
  let statements = 0
  const send = Worker.prototype.postMessage
  // The embedded database is a thread. The queue of jobs asks for its work at its own times.
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.sql && !message.sql.includes('pgboss')) statements += 1
    return send.call(this, message, ...rest)
  }
  process.on('message', () => process.send?.(statements))
}
