import { expect, it } from 'vitest'
import { placesIn, withStates } from './places.ts'

const named = (text: string) =>
  placesIn(text.split(' ').map((word) => ({ word }))).map((name) =>
    name.map(({ word }) => word).join(' '),
  )

it('finds places in a question, the longest name of each', () => {
  expect(named('clinica em belo horizonte')).toEqual(['belo horizonte'])
  expect(named('erp rio grande do sul ou recife')).toEqual(['rio grande do sul', 'recife'])
  expect(named('gestao de estoque')).toEqual([])
})

it('takes Pará for the state only where it is written with its accent', () => {
  expect(withStates('ERP no Pará')).toBe('ERP no PA')
  expect(withStates('pará'.normalize('NFD'))).toBe('PA')
  expect(withStates('ERP para Paraná')).toBe('ERP para Paraná')
})
