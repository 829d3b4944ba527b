import { describe, expect, it } from 'vitest'
import { proofName } from './proof-name.ts'

describe('a proof, where two are compared', () => {
  it.each([
    'https://prova.example/a#',
    'https://prova.example/a#?',
    'https://prova.example/a?',
    'https://prova.example/a?#outra',
    'https://PROVA.example:443/A/',
    'https://www.prova.example/%61',
  ])('is the same as %s', (address) => {
    expect(proofName(address)).toBe(proofName('https://prova.example/a'))
  })

  it('is another one where the address leads elsewhere', () => {
    const names = ['/a', '/b', '/a?pagina=1', '/a?pagina=2', '/a/b'].map((path) =>
      proofName(`https://prova.example${path}`),
    )
    expect(new Set(names).size).toBe(5)
    expect(proofName('https://a.example/?x=1&y=2')).toBe(proofName('https://a.example?y=2&x=1'))
  })

  it('is a file by its content, and none where there is none', () => {
    expect(proofName(null, 'abc')).toBe('sha256:abc')
    expect(proofName(null)).toBeNull()
  })
})
