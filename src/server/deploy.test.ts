import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { CountedMailer } from '#/integrations/mail/mailer.server.ts'
import { VARIABLE_NAMES } from '#/platform/server/env.server.ts'
import { PageCache } from '#/platform/server/page-cache.server.ts'
import { FLAGS, MEMORY } from '../../scripts/lib/node-flags.mjs'
import { Readiness, registerHealth } from './health.server.ts'
import { COMMANDS } from './index.ts'
import { Metrics } from './metrics.server.ts'

/** What Prometheus adds to what it reads. */
const OF_PROMETHEUS = ['up', 'job', 'instance', 'le']

const read = (file: string) => readFileSync(file, 'utf8')

type Names = Record<string, unknown>

interface Container {
  env?: { name: string }[]
  envFrom: ({ configMapRef: { name: string } } | { secretRef: { name: string } })[]
  ports?: { name: string; containerPort: number }[]
  volumeMounts: { name: string }[]
  [probe: string]: unknown
}

interface Pod {
  metadata: { labels?: Record<string, string>; annotations?: Record<string, string> }
  spec: { containers: Container[]; volumes: { name: string }[] }
}

interface Manifest {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  spec: {
    replicas?: number
    minAvailable?: number
    selector?: Record<string, string> & { matchLabels?: Record<string, string> }
    ports?: { targetPort: string }[]
    template: Pod
  }
}

interface Service {
  image?: string
  build?: string
  environment?: Names
  depends_on?: string[] | Names
  volumes?: string[]
  stop_grace_period?: string
}

const manifests = parseAllDocuments(read('deploy/kubernetes/praca.yaml')).map(
  (document) => document.toJS() as Manifest,
)
const pods = manifests.flatMap(({ spec }) => (spec?.template ? [spec.template] : []))
const containers = pods.flatMap(({ spec }) => spec.containers)
const settings = manifests.find(({ kind }) => kind === 'ConfigMap')
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Names
}
const own = Object.values(compose.services).filter(({ build }) => build)
const image = read('Dockerfile')

const unknown = (names: string[], known: string[]) => names.filter((name) => !known.includes(name))

it('sets only variables that the product reads', () => {
  const [, inImage = ''] = /^ENV (.+)$/m.exec(image) ?? []
  const names = {
    image: inImage.split(' ').map((given) => given.split('=')[0] ?? ''),
    compose: own.flatMap(({ environment = {} }) => Object.keys(environment)),
    kubernetes: [
      ...Object.keys(settings?.data ?? {}),
      ...containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
    ],
  }
  for (const given of Object.values(names)) {
    expect(given).not.toEqual([])
    expect(unknown(given, [...VARIABLE_NAMES, ...Object.keys(MEMORY)])).toEqual([])
  }
})

it('asks for probes at addresses that answer', async () => {
  const app = Fastify()
  registerHealth(app, new Readiness({ answers: async () => true }))
  const probes = containers.flatMap((container) =>
    Object.entries(container)
      .filter(([name]) => name.endsWith('Probe'))
      .map(([, probe]) => ({
        container,
        ...(probe as { httpGet: { path: string; port: string } }),
      })),
  )
  const paths = [
    ...probes.map(({ httpGet }) => httpGet.path),
    ...[image, read('deploy/haproxy/haproxy.cfg'), read('deploy/varnish/default.vcl')].flatMap(
      (text) => text.match(/\/(?:live|ready|health)\w*/g) ?? [],
    ),
  ]
  expect(paths.length).toBeGreaterThan(6)
  for (const url of new Set(paths)) expect((await app.inject(url)).statusCode, url).toBe(200)
  for (const { container, httpGet } of probes)
    expect(container.ports?.map(({ name }) => name)).toContain(httpGet.port)
  await app.close()
})

const isOfMetrics = ({ name }: { name: string }) => name === 'metrics'

it('has Prometheus read metrics at the port at which they are', () => {
  const port = Number(settings?.data?.METRICS_PORT)
  for (const { metadata, spec } of pods) {
    const isRead = spec.containers.some(({ ports = [] }) => ports.some(isOfMetrics))
    const said = metadata?.annotations?.['prometheus.io/port']
    expect(said).toBe(isRead ? String(port) : undefined)
  }
  for (const { ports = [] } of containers)
    for (const { name, containerPort } of ports)
      if (isOfMetrics({ name })) expect(containerPort).toBe(port)
  const { scrape_configs: jobs, rule_files: rules } = parse(
    read('deploy/prometheus/prometheus.yml'),
  )
  for (const { environment } of own)
    expect(Number(environment?.METRICS_PORT)).toBe(jobs[0].dns_sd_configs[0].port)
  // It comes from elsewhere.
  for (const env of [settings?.data, ...own.map(({ environment }) => environment)])
    expect(env?.METRICS_HOST).toBe('0.0.0.0')
  expect(Object.keys(compose.services)).toContain(jobs[0].dns_sd_configs[0].names[0])
  for (const file of rules) expect(existsSync(path.join('deploy/prometheus', file))).toBe(true)
})

it('warns by, and draws, metrics that there are', () => {
  const { registry } = new Metrics(
    {
      state: () => ({ isAway: false, heardAt: 0, pools: {} }),
      executeSql: async () => ({ rows: [] }),
    },
    new PageCache(1024),
    new CountedMailer({ send: async () => {} }),
  )
  const known = registry.getMetricsAsArray().flatMap((metric) => {
    const { name, labelNames = [] } = metric as unknown as { name: string; labelNames?: string[] }
    const kinds =
      registry.getSingleMetric(name)?.constructor.name === 'Histogram'
        ? ['_bucket', '_sum', '_count'].map((end) => name + end)
        : [name]
    return [...kinds, ...labelNames]
  })
  const rules = parse(read('deploy/prometheus/alerts.yaml')).groups[0].rules as { expr: string }[]
  const drawn = readdirSync('deploy/grafana/dashboards')
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => JSON.parse(read(path.join('deploy/grafana/dashboards', file))).panels)
    .flatMap(({ targets = [] }: { targets?: { expr: string }[] }) => targets)
  expect(drawn.length).toBeGreaterThan(5)
  for (const { expr } of [...rules, ...drawn]) {
    const names = expr
      .replace(/"[^"]*"|\[\w+\]/g, '')
      // Functions, aggregations and numbers are not names.
      .replace(/\b\w+\s*(?=\()|\b(?:sum|max|min|avg|by|without)\b|\b[\d.]+\b/g, '')
      .match(/[a-z_]\w*/g)
    expect(names, expr).not.toBeNull()
    expect(unknown(names ?? [], [...known, ...OF_PROMETHEUS]), expr).toEqual([])
  }
})

it('names in Kubernetes only what is described there', () => {
  for (const { spec } of pods) {
    const volumes = spec.volumes.map(({ name }) => name)
    for (const { volumeMounts, envFrom } of spec.containers) {
      expect(
        unknown(
          volumeMounts.map(({ name }) => name),
          volumes,
        ),
      ).toEqual([])
      for (const from of envFrom)
        if ('configMapRef' in from) expect(from.configMapRef.name).toBe(settings?.metadata.name)
    }
  }
  for (const { kind, metadata, spec } of manifests) {
    if (!spec?.selector) continue
    const labels = spec.selector.matchLabels ?? spec.selector
    const picked = pods.filter((pod) =>
      Object.entries(labels).every(([name, value]) => pod.metadata?.labels?.[name] === value),
    )
    expect(picked.length, `${kind} ${metadata.name}`).toBe(1)
    for (const { targetPort } of spec.ports ?? [])
      expect(picked[0]?.spec.containers[0]?.ports?.map(({ name }) => name)).toContain(targetPort)
  }
})

it('names in Compose only what is described there, and files that there are', () => {
  const services = Object.keys(compose.services)
  for (const { image: name, depends_on: needed = [], volumes = [] } of Object.values(
    compose.services,
  )) {
    // With a version: what was written for one may not start another.
    expect(name).toMatch(/^[\w./-]+:(?!latest)[\w.-]+$/)
    expect(unknown(Array.isArray(needed) ? needed : Object.keys(needed), services)).toEqual([])
    for (const volume of volumes) {
      const [from = ''] = volume.split(':')
      if (from.startsWith('.')) expect(existsSync(from), from).toBe(true)
      else expect(Object.keys(compose.volumes)).toContain(from)
    }
  }
  const asked = read('compose.yaml').match(/(?<=\$\{)\w+/g) ?? []
  const offered = read('.env.example').match(/^\w+(?==)/gm) ?? []
  expect(new Set(offered)).toEqual(new Set(asked))
})

it('has what the image copies, and knows what npm and containers run', () => {
  const copied = image.match(/^COPY (?!--).*$/gm)?.flatMap((line) => line.split(' ').slice(1, -1))
  expect(copied?.length).toBeGreaterThan(5)
  for (const one of copied ?? []) expect(existsSync(one), one).toBe(true)
  const names = ['package.json', 'compose.yaml', 'deploy/kubernetes/praca.yaml'].map((file) =>
    [...read(file).matchAll(/scripts\/command\.mjs[", ]+([\w:-]+)/g)].map(([, name]) => name),
  )
  expect(names[0]?.toSorted()).toEqual(Object.keys(COMMANDS).toSorted())
  expect(names.slice(1)).toEqual([['migrate'], ['migrate']])
})

it('runs the server in an image as `npm start` does', () => {
  const [, command = ''] = /^CMD (.+)$/m.exec(image) ?? []
  expect(JSON.parse(command)).toEqual(['node', ...FLAGS, 'scripts/serve.mjs'])
  for (const [name, value] of Object.entries(MEMORY)) expect(image).toContain(`${name}=${value}`)
})

it('has the same version everywhere', () => {
  const { version } = JSON.parse(read('package.json'))
  const named = ['compose.yaml', 'deploy/kubernetes/praca.yaml', 'Dockerfile'].map(
    (file) => new Set(read(file).match(/(?<=image: praca:|image\.version=")[\w.-]+/g)),
  )
  expect(named).toEqual([new Set([version]), new Set([version]), new Set([version])])
  expect(read('CHANGELOG.md')).toContain(`## ${version}`)
})
