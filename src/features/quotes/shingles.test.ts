import { expect, it } from 'vitest'
import { SAME_TEXT_SHARE, SHINGLES_MIN } from './limits.ts'
import { shinglesOf } from './shingles.ts'

const share = (one: string, other: string) => {
  const [left, right] = [shinglesOf(one), new Set(shinglesOf(other))]
  return left.filter((part) => right.has(part)).length / Math.min(left.length, right.size)
}

const MAILING =
  'Somos a melhor consultoria do mercado e queremos apresentar a nossa oferta de crédito para a sua empresa crescer.'

it('finds a mailing that has another end each time, as long as itself', () => {
  const ends = [
    'O frete sai de Recife com seguro, e os caixas fecham à noite sem internet nem suporte por telefone até lá.',
    'Usamos planilhas antigas na fábrica de móveis, com turnos diferentes e três depósitos fora da cidade toda semana.',
  ]
  expect(share(`${MAILING} ${ends[0]}`, `${ends[1]} ${MAILING.toUpperCase()}`)).toBeGreaterThan(
    SAME_TEXT_SHARE,
  )
})

it('takes requests of the same matter for their own', () => {
  const honest = [
    'Preciso de um sistema para controlar estoque e emitir notas fiscais de duas lojas de roupas, com seis usuários.',
    'Preciso de um sistema para emitir notas fiscais e controlar o financeiro de uma clínica com quatro médicos.',
    'Preciso de um sistema de gestão para a minha loja: controlar estoque, vendas e emitir notas fiscais todo mês.',
  ]
  for (const one of honest)
    for (const other of honest)
      if (one !== other) expect(share(one, other)).toBeLessThan(SAME_TEXT_SHARE)
  expect(shinglesOf('Preciso de um sistema de gestão').length).toBeLessThan(SHINGLES_MIN)
})
