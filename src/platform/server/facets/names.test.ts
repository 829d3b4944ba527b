import { expect, it, vi } from 'vitest'

const fold = vi.hoisted(() => vi.fn((text: string) => text.toLowerCase()))
vi.mock('#/domain/text.ts', () => ({ foldText: fold }))

it('finds names in any case, and folds a list once, however many ask for what it lacks', async () => {
  // Another file may have loaded it with what really folds.
  vi.resetModules()
  const { namesAlike } = await import('./names.ts')
  const names = ['Norte', 'NORTE', 'Sul']
  expect(namesAlike(names, 'norte')).toEqual(['Norte', 'NORTE'])
  fold.mockClear()
  for (let asked = 0; asked < 20; asked++) expect(namesAlike(names, `Ninguém ${asked}`)).toEqual([])
  expect(fold).toHaveBeenCalledTimes(20)
  names.push('norte')
  expect(namesAlike(names, 'norte')).toEqual(['Norte', 'NORTE', 'norte'])
})
