import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { within } from '../database/within.server.ts'
import type { Env } from '../env.server.ts'
import { log } from '../log/log.server.ts'
import { routeOf } from '../log/route.server.ts'
import { trustedProxies } from '../trusted-proxies.server.ts'
import type { Tracing } from './types.server.ts'

const SERVICE = 'praca'
const PARENT = 'traceparent'
const FAILED_FROM = 500
/** A list of ids can make a statement very long. */
const STATEMENT_MAX = 2000

const LAST_MS = 2000

/** What Node's own `fetch` tells of a call. */
interface Call {
  request: { origin: string; method: string }
  response?: { statusCode: number }
  error?: Error
}

/**
 * Sends traces by OTLP/HTTP. The SDK itself reads the standard variables: addresses, headers, sampler, batches,
 * attributes of the resource. What is told of work is what the log tells: routes and statements, never what stands
 * for their variables, and of other sites their name alone.
 */
export function openOtlp(env: Pick<Env, 'TRUSTED_PROXIES'>): Tracing {
  const isTrusted = trustedProxies(env)
  setGlobalErrorHandler((err) => log.warn({ err }, 'no traces were sent'))
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': SERVICE }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const tracer = provider.getTracer(SERVICE)

  const end = (span: Span, error?: unknown) => {
    if (error !== undefined && error !== null) {
      // No message: those of the database quote values.
      const { code, name = 'Error' } = error as { code?: string; name?: string }
      span.setAttribute('error.type', code ?? name).setStatus({ code: SpanStatusCode.ERROR })
    }
    span.end()
  }
  const from = (parent: string | undefined) =>
    parent ? propagation.extract(ROOT_CONTEXT, { [PARENT]: parent }) : ROOT_CONTEXT

  const calls = new WeakMap<Call['request'], Span>()
  const heard: Record<string, (call: Call) => void> = {
    'undici:request:create': ({ request }) => {
      const { hostname } = new URL(request.origin)
      const attributes = { 'http.request.method': request.method, 'server.address': hostname }
      calls.set(request, tracer.startSpan(request.method, { kind: SpanKind.CLIENT, attributes }))
    },
    'undici:request:headers': ({ request, response }) => {
      const status = response?.statusCode ?? 0
      const span = calls.get(request)?.setAttribute('http.response.status_code', status)
      if (status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR })
    },
    'undici:request:trailers': ({ request }) => calls.get(request)?.end(),
    'undici:request:error': ({ request, error }) => {
      const span = calls.get(request)
      if (span) end(span, error)
    },
  }
  const listeners = Object.entries(heard).map(
    ([channel, hear]) => [channel, (message: unknown) => hear(message as Call)] as const,
  )
  for (const [channel, listener] of listeners) subscribe(channel, listener)

  return {
    follow: (app) => {
      app.addHook('onRequest', (request, { raw }, done) => {
        const { id, method, headers } = request
        const given = headers[PARENT]
        // Anybody else would choose what is kept.
        const isOurs = typeof given === 'string' && isTrusted(request.socket.remoteAddress)
        const attributes = { 'http.request.method': method, 'praca.request': id }
        const around = from(isOurs ? given : undefined)
        const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, around)
        raw.once('close', () => {
          const route = routeOf(request)
          span.updateName(`${method} ${route}`).setAttributes({
            'http.route': route,
            'http.response.status_code': raw.statusCode,
          })
          if (raw.statusCode >= FAILED_FROM) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        })
        context.with(trace.setSpan(around, span), done)
      })
    },
    statement: (text) => {
      // As of who looks each second whether there is something to do.
      if (!trace.getActiveSpan()) return () => {}
      const [name = ''] = /^\w+/.exec(text.trimStart()) ?? []
      const span = tracer.startSpan(name.toUpperCase(), {
        kind: SpanKind.CLIENT,
        attributes: {
          'db.system.name': 'postgresql',
          'db.query.text': text.slice(0, STATEMENT_MAX),
        },
      })
      return (error) => end(span, error)
    },
    job: (name, cause, request, run) => {
      const attributes: Attributes = { 'messaging.destination.name': name }
      if (request) attributes['praca.request'] = request
      const around = from(cause)
      const span = tracer.startSpan(name, { kind: SpanKind.CONSUMER, attributes }, around)
      return context.with(trace.setSpan(around, span), () => {
        const result = run()
        Promise.resolve(result).then(
          () => end(span),
          (error: unknown) => end(span, error ?? new Error()),
        )
        return result
      })
    },
    current: () => {
      const carrier: Record<string, string> = {}
      propagation.inject(context.active(), carrier)
      return carrier[PARENT]
    },
    close: async () => {
      for (const [channel, listener] of listeners) unsubscribe(channel, listener)
      // A process that ends does not wait for who is not there.
      await within(LAST_MS, provider.shutdown()).catch(() => {})
      context.disable()
      propagation.disable()
    },
  }
}
