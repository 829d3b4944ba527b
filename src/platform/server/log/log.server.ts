import pino, { type DestinationStream, type Logger } from 'pino'
import type { Env } from '../env.server.ts'
import { errorShape } from './error-shape.server.ts'

type Level = Env['LOG_LEVEL']

/** Lines wait until there are so many bytes of them, or so long, and are then written at once. */
const BATCH_BYTES = 16_000
const BATCH_MS = 500
/** Of lines that nobody takes: what comes after them is lost, rather than kept in memory. */
const WAITING_MAX_BYTES = 8 * 1024 * 1024

const SILENT = pino({ level: 'silent' })

/** What goes on in the process, as lines of JSON. An error stands under `err`, beside a text. */
export let log: Logger = SILENT
/** Of `securityEvent` alone: whatever the level is, as long as there is a log. */
export let securityLog: Logger = SILENT

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

const standardOutput = () =>
  pino.destination({
    sync: false,
    minLength: BATCH_BYTES,
    periodicFlush: BATCH_MS,
    maxLength: WAITING_MAX_BYTES,
  })
