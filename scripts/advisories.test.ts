import { validRange } from 'semver'
import { describe, expect, it } from 'vitest'
import advisories from './advisories.json'
import { findVulnerable, lockedPackages, readAudit } from './lib/advisories.mjs'

const advisory = {
  id: 'GHSA-xxxx',
  package: 'sanitiser',
  vulnerable: '<2.17.4 || >=3.0.0 <3.1.0',
  source: 'https://example.org/GHSA-xxxx',
}
const lockfile = (version: string) => ({
  packages: {
    '': { name: 'product', version: '1.0.0' },
    'node_modules/other': { version: '1.0.0' },
    'node_modules/other/node_modules/sanitiser': { version },
  },
})
const vulnerableIn = (version: string) =>
  findVulnerable(lockedPackages(lockfile(version)), [advisory])

describe('advisories', () => {
  it('names a vulnerable version, also of a package that another one brings', () => {
    expect(vulnerableIn('2.17.3')).toEqual([
      'sanitiser 2.17.3: GHSA-xxxx (<2.17.4 || >=3.0.0 <3.1.0), https://example.org/GHSA-xxxx',
    ])
    expect(vulnerableIn('3.0.5')).toHaveLength(1)
    expect(vulnerableIn('3.1.0-beta.1')).toHaveLength(1)
  })

  it('lets versions outside the range pass', () => {
    expect(vulnerableIn('2.17.4')).toEqual([])
    expect(vulnerableIn('3.1.0')).toEqual([])
  })

  it('knows a package by its own name where an alias installs it', () => {
    const packages = { 'node_modules/alias': { name: 'sanitiser', version: '2.0.0' } }
    expect(findVulnerable(lockedPackages({ packages }), [advisory])).toHaveLength(1)
  })

  it('keeps ranges and sources that can be read', () => {
    for (const { id, vulnerable, source } of advisories) {
      expect(validRange(vulnerable), id).not.toBeNull()
      expect(source, id).toMatch(/^https:\/\//)
    }
  })

  it('fails the versions that the project left behind for their faults', () => {
    const left = [
      { name: '@fastify/static', version: '9.3.0' },
      { name: 'sanitize-html', version: '2.16.0' },
      { name: 'esbuild', version: '0.18.20' },
    ]
    for (const each of left) expect(findVulnerable([each], advisories), each.name).not.toEqual([])
  })
})

describe('readAudit', () => {
  it('gives a line for each advisory of the registry', () => {
    const cause = { title: 'XSS', url: 'https://example.org/1', range: '<2.0.0' }
    const answer = { vulnerabilities: { a: { via: [cause] }, b: { via: ['a'] } } }
    expect(readAudit(JSON.stringify(answer))).toEqual(['a <2.0.0: XSS, https://example.org/1'])
    expect(readAudit('{"vulnerabilities":{}}')).toEqual([])
  })

  it('is undefined where the registry refused or could not be reached', () => {
    expect(readAudit('{"message":"405 Method Not Allowed","statusCode":405}')).toBeUndefined()
    expect(readAudit('')).toBeUndefined()
  })
})
