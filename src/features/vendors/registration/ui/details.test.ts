import { describe, expect, it } from 'vitest'
import {
  detailsFor,
  type Filled,
  filledAtFirst,
  fillIn,
  hasAllDetails,
  isLookedUp,
  isTyped,
} from './details.ts'

const BLANK = detailsFor({ kind: 'blank' })
const FOUND: Filled = { razaoSocial: 'PRUMO LTDA', telefone: '(11) 2385-1939', cep: '01311-902' }

describe('what the first step begins with', () => {
  it('has the CNPJ of the address, masked', () => {
    const details = detailsFor({ kind: 'cnpj', cnpj: '12ABC34501DE35' })
    expect(details).toMatchObject({ cnpj: '12.ABC.345/01DE-35', pais: 'Brasil', leads: false })
  })

  it('has the name of the address as both names', () => {
    const details = detailsFor({ kind: 'name', name: 'Prumo' })
    expect(details).toMatchObject({ razaoSocial: 'Prumo', nomeFantasia: 'Prumo', cnpj: '' })
  })
})

describe('what is found out about a company', () => {
  it('fills what is empty', () => {
    expect(fillIn(BLANK, {}, FOUND)).toEqual(FOUND)
  })

  it('leaves what the person typed', () => {
    const typed = { ...BLANK, telefone: '(44) 99123-4567' }
    const { telefone: _, ...rest } = FOUND
    expect(fillIn(typed, {}, FOUND)).toEqual(rest)
  })

  it('takes the place of what was filled before, also with nothing', () => {
    const filled = { ...BLANK, ...FOUND }
    expect(fillIn(filled, FOUND, { razaoSocial: 'OUTRA SA', cep: '' })).toEqual({
      razaoSocial: 'OUTRA SA',
      cep: '',
    })
  })

  it('leaves what was filled and then changed', () => {
    const corrected = { ...BLANK, ...FOUND, cep: '87013-000' }
    expect(fillIn(corrected, FOUND, { cep: '' })).toEqual({})
  })

  it('replaces the country nobody chose, and the registered name that was only a guess', () => {
    const opening = { kind: 'name', name: 'Prumo' } as const
    const found = { razaoSocial: 'PRUMO LTDA', nomeFantasia: 'PRUMO NIVEL', pais: 'Portugal' }
    expect(fillIn(detailsFor(opening), filledAtFirst(opening), found)).toEqual({
      razaoSocial: 'PRUMO LTDA',
      pais: 'Portugal',
    })
  })
})

describe('whose what the fields hold is', () => {
  const opening = { kind: 'name', name: 'Prumo' } as const
  const begun = detailsFor(opening)

  it('is nobody’s at the beginning, and the person’s once they typed', () => {
    expect(isTyped(BLANK, filledAtFirst({ kind: 'blank' }))).toBe(false)
    expect(isLookedUp(begun, filledAtFirst(opening))).toBe(false)
    expect(isTyped({ ...BLANK, site: 'prumo.com.br' }, {})).toBe(true)
    expect(isLookedUp({ ...BLANK, site: 'prumo.com.br' }, {})).toBe(false)
  })

  it('is the register’s as long as nobody changed it', () => {
    const filled = { ...filledAtFirst({ kind: 'blank' }), ...FOUND }
    expect(isLookedUp({ ...BLANK, ...FOUND }, filled)).toBe(true)
    expect(isTyped({ ...BLANK, ...FOUND, cnpj: '53.113.791/0001-22' }, filled)).toBe(false)
    const own = { ...BLANK, telefone: '(44) 99123-4567', cep: '87013-000' }
    expect(isLookedUp(own, filled)).toBe(false)
    expect(isTyped(own, filled)).toBe(true)
  })
})

describe('details', () => {
  const whole = Object.fromEntries(
    Object.entries(BLANK).map(([name, value]) => [name, value === '' ? 'x' : value]),
  ) as typeof BLANK

  it('are all there without state and complement', () => {
    expect(hasAllDetails({ ...whole, estado: '', complemento: '' })).toBe(true)
  })

  it('are not while something required is blank', () => {
    expect(hasAllDetails({ ...whole, numero: ' ' })).toBe(false)
  })
})
