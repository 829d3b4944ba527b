import type { Env } from '../env.server.ts'
import type { Tracing } from './types.server.ts'

/** Missing where nobody collects traces: nothing of it is loaded then. */
export let tracing: Tracing | undefined

/** Begins to trace where the environment names who collects traces. */
export async function openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT, ...env }: Env): Promise<void> {
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return
  const { openOtlp } = await import('./otlp.server.ts')
  tracing = openOtlp(env)
}

/** Sends what was not sent yet, and traces no more. */
export async function closeTracing(): Promise<void> {
  const ended = tracing
  tracing = undefined
  await ended?.close()
}
