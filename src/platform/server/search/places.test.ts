import { expect, it } from 'vitest'
import { placesIn } from './places.ts'

const named = (text: string) =>
  placesIn(text.split(' ').map((word) => ({ word }))).map((name) =>
    name.map(({ word }) => word).join(' '),
  )

it('finds places in a question, the longest name of each', () => {
  expect(named('clinica em belo horizonte')).toEqual(['belo horizonte'])
  expect(named('erp rio grande do sul ou recife')).toEqual(['rio grande do sul', 'recife'])
  expect(named('gestao de estoque')).toEqual([])
})
