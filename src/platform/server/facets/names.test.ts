import { expect, it, vi } from 'vitest'
import { namesAlike } from './names.ts'

const fold = vi.hoisted(() => vi.fn((text: string) => text.toLowerCase()))
vi.mock('#/domain/text.ts', () => ({ foldText: fold }))

it('finds names in any case, and folds a list once, however many ask for what it lacks', () => {
  const names = ['Norte', 'NORTE', 'Sul']
  expect(namesAlike(names, 'norte')).toEqual(['Norte', 'NORTE'])
  fold.mockClear()
  for (let asked = 0; asked < 20; asked++) expect(namesAlike(names, `Ninguém ${asked}`)).toEqual([])
  expect(fold).toHaveBeenCalledTimes(20)
  names.push('norte')
  expect(namesAlike(names, 'norte')).toEqual(['Norte', 'NORTE', 'norte'])
})
