import { expect, it } from 'vitest'
import { cityAsWritten } from './cities.server.ts'

it('writes a city of the register as IBGE does', () => {
  expect(cityAsWritten('SAO PAULO', 'SP')).toBe('São Paulo')
  expect(cityAsWritten('SANTA BARBARA D OESTE', 'SP')).toBe("Santa Bárbara d'Oeste")
  expect(cityAsWritten('CAMPO GRANDE', 'MS')).toBe('Campo Grande')
  expect(cityAsWritten('LUGAR DO REGISTRO', 'SP')).toBe('Lugar do Registro')
})
