import type { FastifyInstance } from 'fastify'

/** Of which work something is a part, as W3C's Trace Context writes it. */
export type TraceParent = string

/** Says that something is over, and by which error where it failed. */
export type Over = (error?: unknown) => void

/** What is told of each piece of work: when it began and ended, and of which one it is a part. */
export interface Tracing {
  /** Has each request of a server be a piece of work. */
  follow(app: FastifyInstance): void
  /** @param text of a statement, with its values apart */
  statement(text: string): Over
  /**
   * @param cause the work that asked for the job
   * @param request its id
   */
  job<T>(name: string, cause: TraceParent | undefined, request: string | undefined, run: () => T): T
  /** The work that is under way. */
  current(): TraceParent | undefined
  close(): Promise<void>
}
