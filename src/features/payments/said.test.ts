import { expect, it } from 'vitest'
import { PAYMENT_WORDS } from '#/integrations/payments/index.server.ts'
import { paymentSaid } from './said.ts'

const said = (query: string) => paymentSaid(new URLSearchParams(query), PAYMENT_WORDS)
const values = (query: string) => said(query).map(({ value }) => value)

it('reads the three values, each beside its word', () => {
  expect(said('payment_id=81&status=approved&payment_type=credit_card')).toEqual([
    { term: 'Payment ID', value: '81', word: '' },
    { term: 'Status', value: 'approved', word: 'aprovado' },
    { term: 'Tipo de pagamento', value: 'credit_card', word: 'cartão de crédito' },
  ])
})

it('takes null, nothing and blanks for nothing', () => {
  expect(values('payment_id=null&status=null&payment_type=null')).toEqual(['', '', ''])
  expect(values('payment_id=&status=%20')).toEqual(['', '', ''])
})

it('keeps odd values within bounds, and without what is not seen', () => {
  expect(values(`payment_id=${'9'.repeat(500)}`)[0]).toBe(`${'9'.repeat(63)}…`)
  expect(values('status=%00appr%E2%80%AEoved%0A')[1]).toBe('approved')
  expect(said('status=constructor')[1]).toMatchObject({ value: 'constructor', word: '' })
  expect(values('payment_type=%3Cb%3Eboleto%3C/b%3E')[2]).toBe('<b>boleto</b>')
})
