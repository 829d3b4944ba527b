import { describe, expect, it } from 'vitest'
import { advertisementFields } from './schema.ts'

const TODAY = '2026-11-21'
const FIELDS = {
  nomePublicidade: 'Um mês grátis',
  dataInicio: '2026-11-21',
  dataFim: '2026-11-30',
  descricao: 'Teste o nosso ERP.',
}

/** What is said of each field. */
function told(change: Record<string, unknown>) {
  const { error } = advertisementFields(() => TODAY).safeParse({ ...FIELDS, ...change })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]))
}

describe('the fields of an advertisement', () => {
  it.each([
    [{}],
    [{ dataInicio: TODAY, dataFim: TODAY }],
    [{ dataInicio: '2026-11-21', dataFim: '2027-02-18' }],
    [{ dataInicio: '2027-11-21', dataFim: '2027-11-22' }],
    [{ nomePublicidade: 'x'.repeat(100), descricao: 'x'.repeat(400) }],
  ])('%o is taken', (change) => {
    expect(told(change)).toEqual({})
  })

  it.each([
    [{ nomePublicidade: ' ' }, { nomePublicidade: 'Insira um nome para a publicidade.' }],
    [{ nomePublicidade: 'x'.repeat(101) }, { nomePublicidade: 'Use até 100 caracteres.' }],
    [{ descricao: '' }, { descricao: 'Insira uma descrição.' }],
    [{ descricao: 'x'.repeat(401) }, { descricao: 'Max 400 caracteres' }],
    [{ dataInicio: '' }, { dataInicio: 'Insira uma data de início válida.' }],
    [{ dataInicio: '2026-02-30' }, { dataInicio: 'Insira uma data de início válida.' }],
    [{ dataFim: 'amanhã' }, { dataFim: 'Insira uma data de fim válida.' }],
    [{ dataInicio: '2026-11-20' }, { dataInicio: 'A data de início não pode estar no passado.' }],
    [
      { dataInicio: '2027-11-22', dataFim: '2027-11-23' },
      { dataInicio: 'A data de início pode estar até um ano à frente.' },
    ],
    [
      { dataInicio: '2026-11-25', dataFim: '2026-11-24' },
      { dataFim: 'A data de fim não pode ser anterior à de início.' },
    ],
    [
      { dataInicio: '2026-11-21', dataFim: '2027-02-19' },
      { dataFim: 'A publicidade pode durar até 90 dias.' },
    ],
  ])('%o is told why not', (change, messages) => {
    expect(told(change)).toEqual(messages)
  })

  it('are told together', () => {
    const change = { nomePublicidade: '', dataInicio: '2026-11-20', dataFim: '2026-11-19' }
    expect(Object.keys(told(change)).toSorted()).toEqual([
      'dataFim',
      'dataInicio',
      'nomePublicidade',
    ])
  })

  it('tell what is no form from a form', () => {
    for (const value of [undefined, null, 'x', 1])
      expect(advertisementFields(() => TODAY).safeParse(value).success).toBe(false)
  })
})
