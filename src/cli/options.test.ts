import { expect, it } from 'vitest'
import { readOptions } from './options.ts'

const read = (...args: string[]) =>
  readOptions(
    'register',
    {
      help: { type: 'boolean', short: 'h' },
      month: { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
    args,
  )

it('reads options and what stands beside them', () => {
  const { values, positionals } = read('pasta', '--month', '2026-10', '--dry-run')
  expect(values).toEqual({ month: '2026-10', 'dry-run': true })
  expect(positionals).toEqual(['pasta'])
})

it.each([
  [['--dryrun'], 'A opção --dryrun não existe.'],
  [['-x'], 'A opção -x não existe.'],
  [['--month'], 'A opção --month pede um valor.'],
  [['--month', '--dry-run'], 'A opção --month pede um valor.'],
  [['--dry-run=1'], 'A opção --dry-run não leva valor.'],
  [['--help=1'], 'A opção --help não leva valor.'],
])('says of %j in Portuguese what is wrong, and where the options are', (args, sentence) => {
  expect(() => read(...args)).toThrow(`${sentence} Veja as opções: npm run register -- --help`)
})
