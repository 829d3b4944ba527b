import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { Lack } from '../view.ts'
import { ReadinessTable } from './readiness-view.tsx'

const lack = (word: Lack['word'], name: string): Lack => ({
  ...{ word, name, since: 'em vigor desde 1 jan 2026', audience: 'Todas as empresas' },
  ...{ source: 'https://lei.example/', more: 0 },
})
const textOf = (...lacks: Lack[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ReadinessTable view={{ groups: [], unknown: [], lacks }} />
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, '')

it('warns of what is missing, and not of what nobody said', () => {
  expect(textOf(lack('Falta', 'Nota nova'))).toContain('O que a lei pedeFalta: Nota nova')
  const untold = textOf(lack('Não informado', 'Nota nova'), lack('Não informado', 'CNPJ novo'))
  expect(untold).not.toContain('Falta')
  expect(untold).not.toContain('O que a lei pede')
  expect(untold).toMatch(/o fornecedor não informouNota nova, .*CNPJ novo, em vigor/)
})
