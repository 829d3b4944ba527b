import pino, { type DestinationStream, type Logger } from 'pino'
import type { Env } from '../env.server.ts'
import { errorShape } from './error-shape.server.ts'

type Level = Env['LOG_LEVEL']

/** Lines wait until they are so long together, or so many ms, and are then written at once. */
const BATCH_LENGTH = 64_000
const BATCH_MS = 500
/** Of lines that nobody takes: what comes after them is lost, rather than kept in memory. */
const WAITING_MAX_BYTES = 8 * 1024 * 1024

const SILENT = pino({ level: 'silent' })

/** What goes on in the process, as lines of JSON. An error stands under `err`, beside a text. */
export let log: Logger = SILENT
/** Of `securityEvent` alone: whatever the level is, as long as there is a log. */
export let securityLog: Logger = SILENT
/**
 * Writes a line of the level 'info' of which the fields are JSON already, as `,"status":200`: for what
 * is logged ten thousand times a second. Missing where the level is above.
 */
export let writeInfo: ((fields: string) => void) | undefined

/**
 * Begins to log; until then, as in tests and commands, nobody reads a line. The end of the process
 * writes what waits.
 * @param destination the standard output when missing
 */
export function openLog(level: Level, destination: DestinationStream = standardOutput()) {
  log = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorShape },
    },
    destination,
  )
  const { pid } = process
  writeInfo = log.isLevelEnabled('info')
    ? (fields) => destination.write(`{"level":"info"${isoTime()},"pid":${pid}${fields}}\n`)
    : undefined
  securityLog = log.child({ log: 'security' }, { level: level === 'silent' ? 'silent' : 'info' })
}

let lastMs = 0
let lastTime = ''

/** The time as pino's own `isoTime` writes it, written once for all lines of a millisecond. */
function isoTime(): string {
  const now = Date.now()
  if (now !== lastMs) lastTime = `,"time":"${new Date(now).toISOString()}"`
  lastMs = now
  return lastTime
}

/** Joins lines once for each batch: pino's own destination goes through all that wait at each line. */
function standardOutput(): DestinationStream {
  let lines: string[] = []
  let length = 0
  const flush = () => {
    if (lines.length > 0) output.write(lines.join(''))
    lines = []
    length = 0
  }
  // Before pino's own listener, which writes what waits there.
  process.on('exit', flush)
  setInterval(flush, BATCH_MS).unref()
  const output = pino.destination({ sync: false, maxLength: WAITING_MAX_BYTES })
  return {
    write(line) {
      lines.push(line)
      length += line.length
      if (length >= BATCH_LENGTH) flush()
    },
  }
}
