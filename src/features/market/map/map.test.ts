import brazil from '@svg-maps/brazil'
import { expect, it } from 'vitest'
import { STATES } from '#/addresses/facets.ts'
import { mapOf, rounded } from './map.server.ts'

it('has all states, and shapes of nothing but lines', () => {
  expect(brazil.locations.map(({ id }) => id.toUpperCase()).sort()).toEqual(
    Object.keys(STATES).sort(),
  )
  for (const { path } of brazil.locations) expect(path).toMatch(/^[mz\d\s,.e-]+$/)
})

it('rounds each point from where it is', () => {
  expect(rounded('m 0.4,0.4 0.4,0 0.4,0 z m 10,10 1.6,0 z')).toBe('M0 0l1 0zM10 10l2 0z')
})

it('leads to states that have companies, the more the darker', () => {
  const svg = mapOf(
    new Map([
      ['SP', 100_000],
      ['AC', 2],
    ]),
    'SP',
  )
  expect(svg).toContain('<title>São Paulo: 100.000 empresas</title>')
  expect(svg.match(/href="[^"]*"/g)).toEqual(['href="/fornecedores/ac"', 'href="/fornecedores/sp"'])
  expect(svg).toMatch(/data-shade="5" data-chosen/)
  expect(svg.match(/data-shade="0"/g)).toHaveLength(25)
})
