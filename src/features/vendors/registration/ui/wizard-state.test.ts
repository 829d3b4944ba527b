import { describe, expect, it } from 'vitest'
import { emptyOffer, type NewOffer } from '#/features/catalogue/offers/draft.ts'
import type { OwnVendor } from '../../schema.ts'
import { stateFrom, toDraft } from './draft.ts'
import { hasUnsentFiles, savedSteps, type WizardEvent, wizardAfter } from './wizard-state.ts'

const VENDOR = {
  _id: '0198c0de-0000-7000-8000-000000000001',
  cnpj: '53113791000122',
  razaoSocial: 'PRUMO LTDA',
  nomeFantasia: 'Prumo',
  site: 'https://prumo.com.br',
  numeroFuncionarios: '11 a 50',
  email: 'contato@prumo.com.br',
  telefone: '1123851939',
  descricao: '',
  cep: '01311902',
  cidade: 'São Paulo',
  estado: 'SP',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  bairro: 'Bela Vista',
  complemento: '',
  pais: 'Brasil',
  leads: false,
  visivel: false,
  isDraft: true,
  links: { logotipo_url: '', capa_url: '', manifesto_url: '', painel_url: '' },
} as OwnVendor
const PUBLISHED: OwnVendor = {
  ...VENDOR,
  descricao: 'Sistemas.',
  visivel: true,
  isDraft: false,
  links: { ...VENDOR.links, logotipo_url: '/uploads/logos/a.webp' },
}
const BLANK = { kind: 'blank' } as const
const FILE = new File(['x'], 'x.png')

const begun = (...events: WizardEvent[]) => events.reduce(wizardAfter, stateFrom(BLANK, {}))
const ready = (...events: WizardEvent[]) =>
  begun(
    { type: 'detailsSaved', vendor: VENDOR },
    { type: 'pageSaved', vendor: PUBLISHED },
    ...events,
  )
const software = (name: string): NewOffer => {
  const offer = emptyOffer('Software', 'Prumo')
  return { ...offer, values: { ...offer.values, name } } as NewOffer
}
const kept = (key: string): WizardEvent => ({ type: 'offerKept', key, draft: software(key) })
const statuses = ({ offers }: ReturnType<typeof begun>) => offers.map(({ status }) => status)

describe('a registration', () => {
  it('goes on as its steps are saved, and back', () => {
    expect(begun().step).toBe('details')
    const saved = begun({ type: 'detailsSaved', vendor: VENDOR })
    expect(saved.step).toBe('page')
    expect(saved.details).toMatchObject({ telefone: '(11) 2385-1939', cep: '01311-902' })
    expect(ready().step).toBe('offers')
    expect(ready({ type: 'wentBack' }, { type: 'wentBack' }).step).toBe('details')
  })

  it('jumps only to a step whose predecessors are saved', () => {
    const jump = { type: 'stepChosen', step: 'offers' } as const
    expect(begun(jump).step).toBe('details')
    expect(begun({ type: 'detailsSaved', vendor: VENDOR }, jump).step).toBe('page')
    expect(ready({ type: 'stepChosen', step: 'details' }, jump).step).toBe('offers')
  })

  it('has what was changed to save again', () => {
    const state = ready({ type: 'wentBack' })
    expect(savedSteps(state)).toEqual({ details: true, page: true, offers: false, sheets: false })
    const described = wizardAfter(state, { type: 'descriptionTyped', descricao: 'Outra.' })
    expect(savedSteps(described)).toEqual({
      details: true,
      page: false,
      offers: false,
      sheets: false,
    })
    const details = { ...state.details, site: 'https://outro.com.br' }
    const changed = wizardAfter(state, { type: 'detailsTyped', details, filled: {} })
    expect(savedSteps(changed)).toEqual({
      details: false,
      page: true,
      offers: false,
      sheets: false,
    })
    expect(
      savedSteps(wizardAfter(state, { type: 'fileChosen', change: { logo: FILE } })).page,
    ).toBe(false)
  })
})

describe('the offers of a registration', () => {
  it('are sent once, and those that failed again', () => {
    const failure = { message: 'Não.', fields: {} }
    const state = ready(
      kept('a'),
      kept('b'),
      { type: 'offerSending', key: 'a' },
      { type: 'offerAccepted', key: 'a', id: '1' },
      { type: 'offerSending', key: 'b' },
      { type: 'offerRefused', key: 'b', failure },
    )
    expect(statuses(state)).toEqual(['sent', 'failed'])
    expect(state.offers[1]?.failure).toEqual(failure)
    const again = [
      { type: 'offerSending', key: 'a' } as const,
      { type: 'offerSending', key: 'b' } as const,
    ]
    const resent = again.reduce(wizardAfter, state)
    expect(statuses(resent)).toEqual(['sent', 'sending'])
    expect(resent.offers[1]?.failure).toBeUndefined()
  })

  it('that wait for the confirmation hold nothing up, and stay after a reload', () => {
    const state = ready(
      kept('a'),
      { type: 'offerSending', key: 'a' },
      { type: 'offerAccepted', key: 'a', id: '1' },
      kept('b'),
      { type: 'offerSending', key: 'b' },
      { type: 'offerPutOff', key: 'b' },
    )
    expect(statuses(state)).toEqual(['sent', 'later'])
    expect(savedSteps(state)).toMatchObject({ offers: true, sheets: true })
    const draft = JSON.parse(JSON.stringify(toDraft(state, '', 0)))
    expect(statuses(stateFrom(BLANK, { draft, vendor: PUBLISHED }))).toEqual(['later'])
    // Once it is confirmed it is sent again.
    expect(statuses(wizardAfter(state, { type: 'offerSending', key: 'b' }))).toEqual([
      'sent',
      'sending',
    ])
  })

  it('are changed in their place, which forgets a failure', () => {
    const open = { key: 'a', offer: software('a') }
    const state = ready(
      kept('a'),
      kept('b'),
      { type: 'offerSending', key: 'a' },
      { type: 'offerRefused', key: 'a', failure: { message: 'Não.', fields: {} } },
      { type: 'offerOpened', open },
      { type: 'offerKept', key: 'unused', draft: software('a melhor') },
    )
    expect(state.openOffer).toBeNull()
    expect(state.offers.map(({ key }) => key)).toEqual(['a', 'b'])
    expect(state.offers[0]).toMatchObject({ status: 'waiting', draft: software('a melhor') })
    expect(state.offers[0]?.failure).toBeUndefined()
  })

  it('that are on their way are left alone', () => {
    const state = ready(kept('a'), { type: 'offerSending', key: 'a' })
    const changed = wizardAfter(state, { type: 'offerReplaced', key: 'a', draft: software('b') })
    expect(changed.offers).toEqual(state.offers)
  })
})

describe('the end of a registration', () => {
  const sent = (...events: WizardEvent[]) =>
    ready(...events, { type: 'finished' }, { type: 'offersSent' })

  it('asks for the first facts of what is new, once it is sent', () => {
    const state = sent(
      kept('a'),
      { type: 'offerSending', key: 'a' },
      { type: 'offerAccepted', key: 'a', id: '1' },
    )
    expect(state).toMatchObject({ step: 'sheets', isOver: false })
    expect(wizardAfter(state, { type: 'sheetDone' }).isOver).toBe(true)
  })

  it('goes on with the facts of what is left, after a reload too', () => {
    const accepted = (key: string, id: string): WizardEvent[] => [
      kept(key),
      { type: 'offerSending', key },
      { type: 'offerAccepted', key, id },
    ]
    const state = sent(...accepted('a', '1'), ...accepted('b', '2'), ...accepted('c', '3'))
    const next = wizardAfter(state, { type: 'sheetDone' })
    expect(next).toMatchObject({
      isOver: false,
      sheets: { of: 3, left: [{ id: '2', name: 'b' }, { id: '3' }] },
    })
    const draft = JSON.parse(JSON.stringify(toDraft(next, '', 0)))
    const card = (id: string) => ({ id, tipo: 'Software', titulo: id }) as never
    // One of them was deleted meanwhile.
    const back = stateFrom(BLANK, { draft, vendor: PUBLISHED, catalogue: [card('1'), card('3')] })
    expect(back).toMatchObject({
      step: 'sheets',
      isFinished: true,
      sheets: { of: 3, left: [{ id: '3' }] },
    })
    expect(stateFrom(BLANK, { draft, vendor: PUBLISHED }).step).toBe('offers')
  })

  it('asks nothing where nothing is new', () => {
    expect(sent()).toMatchObject({ step: 'offers', isOver: true })
  })
})

describe('leaving', () => {
  const pictured = { ...software('a'), pictures: { logotipo: FILE, fotos: [] } } as NewOffer

  it('loses files that were not sent, and nothing else', () => {
    expect(hasUnsentFiles(ready(kept('a')))).toBe(false)
    expect(hasUnsentFiles(ready({ type: 'fileChosen', change: { cover: FILE } }))).toBe(true)
    const waiting = ready({ type: 'offerKept', key: 'a', draft: pictured })
    expect(hasUnsentFiles(waiting)).toBe(true)
    const sent = [
      { type: 'offerSending', key: 'a' } as const,
      { type: 'offerAccepted', key: 'a', id: '1' } as const,
    ].reduce(wizardAfter, waiting)
    expect(hasUnsentFiles(sent)).toBe(false)
    expect(hasUnsentFiles(ready({ type: 'offerOpened', open: { key: '', offer: pictured } }))).toBe(
      true,
    )
  })

  it('keeps the texts, and says which offers lost their pictures', () => {
    const state = ready(
      kept('a'),
      { type: 'offerKept', key: 'b', draft: pictured },
      { type: 'offerSending', key: 'a' },
      { type: 'offerAccepted', key: 'a', id: '1' },
      { type: 'offerOpened', open: { key: '', offer: software('c') } },
    )
    const draft = JSON.parse(JSON.stringify(toDraft(state, '', 0)))
    const back = stateFrom(BLANK, { draft, vendor: PUBLISHED })
    expect(back).toMatchObject({ step: 'offers', descricao: 'Sistemas.' })
    // What was sent comes back from the server, with the page's catalogue.
    expect(back.offers).toMatchObject([{ key: 'b', status: 'waiting', lostPictures: true }])
    expect(back.openOffer?.offer).toEqual(software('c'))
  })
})

describe('what was typed of a page that somebody else changed meanwhile', () => {
  it('keeps both: what the person typed, and what the other saved', () => {
    const begun = stateFrom(BLANK, { vendor: PUBLISHED })
    const typed = { ...begun.details, site: 'https://prumo.example' }
    const state = wizardAfter(begun, { type: 'detailsTyped', details: typed, filled: {} })
    const draft = JSON.parse(JSON.stringify(toDraft(state, '', 0)))
    const vendor = { ...PUBLISHED, telefone: '1140028922', descricao: 'Obras.' }
    const back = stateFrom(BLANK, { draft, vendor })
    expect(back.details).toMatchObject({
      site: 'https://prumo.example',
      telefone: '(11) 4002-8922',
    })
    expect(back.descricao).toBe('Obras.')
  })
})

describe('what begins with a page', () => {
  it('goes on where it stopped', () => {
    expect(stateFrom(BLANK, { vendor: VENDOR }).step).toBe('page')
  })

  it('goes through one that was taken over from its beginning', () => {
    const state = stateFrom(BLANK, { vendor: { ...PUBLISHED, email: '' } })
    expect(state).toMatchObject({ step: 'details', descricao: 'Sistemas.' })
    expect(savedSteps(state)).toEqual({ details: false, page: true, offers: false, sheets: false })
  })

  it('has the offers of its catalogue already', () => {
    const card = { id: '7', tipo: 'Software', titulo: 'Lince', categoria: 'ERP', logo: '' } as never
    const state = stateFrom(BLANK, { vendor: PUBLISHED, catalogue: [card] })
    expect(state.offers).toMatchObject([{ id: '7', status: 'sent' }])
    // Somebody else registered it.
    expect(wizardAfter(state, { type: 'stepChosen', step: 'sheets' }).step).toBe('details')
  })

  it('asks about all of its own offers again, where nothing is new', () => {
    const card = (id: string, owns: boolean) =>
      ({ id, tipo: 'Software', titulo: `Lince ${id}`, categoria: 'ERP', logo: '', owns }) as never
    const catalogue = [card('1', true), card('2', false), card('3', true)]
    const begun = stateFrom(BLANK, { vendor: PUBLISHED, catalogue })
    const chosen = wizardAfter(begun, { type: 'stepChosen', step: 'sheets' })
    expect(chosen).toMatchObject({
      step: 'sheets',
      sheets: { of: 2, left: [{ id: '1', tipo: 'Software', name: 'Lince 1' }, { id: '3' }] },
    })
    const next = wizardAfter(chosen, { type: 'sheetDone' })
    // Chosen again it goes on where it was.
    expect(wizardAfter(next, { type: 'stepChosen', step: 'sheets' })).toBe(next)
    expect(wizardAfter(next, { type: 'sheetsLeft' }).isOver).toBe(true)
  })
})
