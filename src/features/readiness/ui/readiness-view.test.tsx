import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { Lack, ReadinessView } from '../view.ts'
import { ReadinessTable } from './readiness-view.tsx'

const lack = (word: Lack['word'], name: string): Lack => ({
  ...{ word, name, since: 'em vigor desde 1 jan 2026', audience: 'Todas as empresas' },
  ...{ source: 'https://lei.example/', more: 0 },
})
const textOf = (view: ReadinessView) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ReadinessTable view={view} />
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, '')
const textOfLacks = (...lacks: Lack[]) => textOf({ groups: [], unknown: [], lacks })

it('warns of what is missing, and not of what nobody said', () => {
  expect(textOfLacks(lack('Falta', 'Nota nova'))).toContain('O que a lei pedeFalta: Nota nova')
  const untold = textOfLacks(lack('Não informado', 'Nota nova'), lack('Não informado', 'CNPJ novo'))
  expect(untold).not.toContain('Falta')
  expect(untold).not.toContain('O que a lei pede')
  expect(untold).toMatch(/o fornecedor não informouNota nova, .*CNPJ novo, em vigor/)
})

it('says of how many items what is said', () => {
  const item = { name: '', means: '', word: '', note: '', proof: '', said: '' }
  const items = (['sim', 'sim', 'planejado'] as const).map((situation, index) => ({
    ...{ ...item, name: String(index) },
    situation,
  }))
  const text = textOf({ groups: [{ name: 'Notas', items }], unknown: ['Pix'], lacks: [] })
  expect(text).toContain('Sim: 2')
  expect(text).toContain('Planejado: 1')
  expect(text).toContain('Não informado: 1')
  expect(text).not.toContain('Não:')
})
