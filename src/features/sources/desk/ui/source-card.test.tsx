import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SourceRun, SourceStates } from '../schema.ts'
import { SourceCard, UnsetSource } from './source-card.tsx'

type Source = SourceStates[number]

const run = (given: Partial<SourceRun>): SourceRun => ({
  _id: '1',
  fonte: 'ceis',
  situacao: 'done',
  linhas: 0,
  recusadas: 0,
  resultado: '',
  duvidosa: false,
  porComando: false,
  pedida: '2026-11-26T12:00:00Z',
  terminou: '',
  ...given,
})

const sourceOf = (given: Partial<Source>): Source => ({
  fonte: 'ceis',
  endereco: 'dados.example',
  variavel: 'SANCTIONS_URL',
  aCadaDias: 1,
  lida: '',
  linhas: 0,
  ultima: null,
  ...given,
})

const shown = (given: Partial<Source>) =>
  renderToStaticMarkup(<SourceCard source={sourceOf(given)} onChanged={async () => {}} />)

it('says how far a reading is beside the one before, and offers to stop it alone', () => {
  const card = shown({ linhas: 4000, ultima: run({ situacao: 'running', linhas: 1000 }) })
  expect(card).toContain('1.000 linhas lidas, de cerca de 4.000')
  expect(card).toMatch(/<progress[^>]+value="0.25"/)
  expect(card).toContain('Parar')
  expect(card).not.toContain('Ler agora')
})

it('has a bar without an end where nobody knows how much there is, and none while it waits', () => {
  const first = shown({ ultima: run({ situacao: 'running', linhas: 7 }) })
  expect(first).toContain('<progress')
  expect(first).not.toMatch(/<progress[^>]+value=/)
  expect(shown({ ultima: run({ situacao: 'waiting' }) })).not.toContain('<progress')
})

it('says why a reading failed, and offers another', () => {
  const card = shown({ ultima: run({ situacao: 'failed', resultado: 'Falta uma coluna.' }) })
  expect(card).toContain('Falhou')
  expect(card).toContain('Falta uma coluna.')
  expect(card).toContain('Ler agora')
})

it('offers to bring in all the same what was doubted, and nothing else', () => {
  expect(shown({ ultima: run({ situacao: 'failed', duvidosa: true }) })).toContain(
    'Trazer assim mesmo',
  )
  expect(shown({ ultima: run({ situacao: 'failed' }) })).not.toContain('Trazer assim mesmo')
})

it('says that a command did the latest reading', () => {
  const lida = '2026-11-26T12:05:00Z'
  expect(shown({ lida, ultima: run({ porComando: true }) })).toMatch(/Lida em [^.]+, por comando\./)
  expect(shown({ lida, ultima: run({}) })).not.toContain('por comando')
})

it('names the variable of a source without an address, and offers nothing that would be refused', () => {
  const line = renderToStaticMarkup(<UnsetSource source={sourceOf({ endereco: '' })} />)
  expect(line).toMatch(/<summary>.*sem endereço.*<\/summary>/)
  expect(line).toContain('SANCTIONS_URL')
  expect(line).not.toContain('<button')
})
