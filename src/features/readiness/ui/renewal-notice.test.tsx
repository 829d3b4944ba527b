import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ReadinessWire } from '../schema.ts'
import { ArrivingNotice, RenewalNotice } from './renewal-notice.tsx'

const declared = (item: ReadinessWire['item'], change: Partial<ReadinessWire>): ReadinessWire => ({
  ...{ item, situacao: 'sim', declarado: 'sim', previsto: '', prova: '' },
  ...{
    fonte: 'fornecedor',
    declaradoEm: '2025-10-28T12:00:00Z',
    validoAte: '2026-12-10T12:00:00Z',
    retiradaEm: '',
  },
  ...{ confirmam: 0, discordam: 0 },
  ...change,
})
const textOf = (...due: ReadinessWire[]) =>
  renderToStaticMarkup(<RenewalNotice due={due} renewing={false} onRenew={() => {}} />).replace(
    /<[^>]+>/g,
    ' ',
  )

it('names what is confirmed again, with what was said of it', () => {
  const over = declared('iso-27001', {
    situacao: 'nao_informado',
    validoAte: '2026-10-28T12:00:00Z',
  })
  expect(textOf(over)).toContain('ISO 27001: Sim, venceu em 28 out 2026')
  expect(textOf(over)).toContain('Confirmar de novo')
  const both = textOf(over, declared('backups', {}))
  expect(both).toContain('Backups: Sim, vale até 10 dez 2026')
  expect(both).toContain('Confirmar as 2 de novo')
})

it('asks what became of a plan whose day has come, which cannot be confirmed', () => {
  const plan = declared('sso', { declarado: 'planejado', previsto: '2026-12-10' })
  const said = renderToStaticMarkup(<ArrivingNotice plans={[plan]} />)
  expect(said).toContain('Login único (SSO): Planejado para 10 dez 2026')
  expect(said).not.toContain('<button')
})
