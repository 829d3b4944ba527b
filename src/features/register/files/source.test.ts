import { expect, test } from 'vitest'
import { isMadeBefore, monthMade, monthOf } from './source.server.ts'

const inside = (name: string, made: string) => ({ name, made: new Date(made) })

test.each([
  ['/registro/2026-03', 'K3241.K03200Y0.D51213.ESTABELE', '2025-12-13', '2026-03-01'],
  ['/registro', 'K3241.K03200Y0.D51213.ESTABELE', '2025-12-14', '2025-12-01'],
  ['/registro', 'K3241.K03200Y0.D91213.ESTABELE', '2030-01-02', '2029-12-01'],
  ['/registro', 'K3241.K03200Y0.D00111.ESTABELE', '2029-12-31', '2030-01-01'],
  ['/registro', 'estabelecimentos.csv', '2026-02-07', '2026-02-01'],
])('%s with %s, made on %s, is of %s', (folder, name, made, month) => {
  expect(monthOf(folder, inside(name, made))).toBe(month)
})

test('an archive packed without a clock is of this decade', () => {
  const year = new Date().getUTCFullYear()
  const name = `K3241.K03200Y0.D${year % 10}0115.ESTABELE`
  expect(monthOf('/registro', inside(name, '1980-01-01'))).toBe(`${year}-01-01`)
})

test.each([
  ['K3241.K03200Y0.D51213.ESTABELE', '512'],
  ['F.K03200$W.SIMPLES.CSV.D50913', '509'],
  ['Estabelecimentos0', ''],
])('%s says that it was made in %j', (name, month) => {
  expect(monthMade(name)).toBe(month)
})

test.each([
  ['512', '2025-12-01', false],
  ['512', '2026-01-01', true],
  ['601', '2025-12-01', false],
  ['912', '2030-01-01', true],
  ['001', '2029-12-01', false],
])('what was made in %s is older than %s: %s', (made, month, older) => {
  expect(isMadeBefore(made, month)).toBe(older)
})
