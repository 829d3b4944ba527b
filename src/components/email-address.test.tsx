import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmailAddress } from './email-address.tsx'

const shown = (address: string) =>
  renderToStaticMarkup(<EmailAddress>{address}</EmailAddress>).replaceAll('<wbr/>', '|')

it('may break after the at sign and after dots, and nowhere else', () => {
  expect(shown('ana.souza-lima@sul.demo.praca')).toBe('ana.|souza-lima@|sul.|demo.|praca')
  expect(shown('ana')).toBe('ana')
})
