import { describe, expect, it } from 'vitest'
import type { OfferWire } from '../schema.ts'
import { draftOf, editBody, emptyOffer, type OfferDraft, productBody } from './draft.ts'

const sent = (draft: OfferDraft) => [...productBody(draft).entries()]
const FILE = new File(['x'], 'x.png')

describe('an offer as it is sent', () => {
  it('of the catalogue is its id and no more', () => {
    const offer = { _id: '7', tipo: 'Software', name: 'Lince', logo: '', category: [] } as const
    expect(sent({ tipo: 'existing', offer: { ...offer, category: ['ERP'] } })).toEqual([
      ['_id', '7'],
      ['tipo', 'Software'],
    ])
  })

  it('has its texts, each of its categories and its pictures', () => {
    const { values } = emptyOffer('Software', 'Prumo')
    const category = ['ERP', 'CRM']
    const pictures = { logotipo: FILE, fotos: [FILE, FILE] }
    const draft = { tipo: 'Software', values: { ...values, category }, pictures } as OfferDraft
    const body = productBody(draft)
    expect(body.get('comercializadoPor')).toBe('Prumo')
    expect(body.getAll('category[]')).toEqual(category)
    expect(body.getAll('fotos')).toHaveLength(2)
    expect(body.has('logotipo')).toBe(true)
    expect(body.has('category')).toBe(false)
  })

  it('of a service has no pictures', () => {
    const body = productBody(emptyOffer('Serviço', 'Prumo'))
    expect([...body.keys()]).toEqual(['tipo', 'name', 'description', 'subCategoria'])
  })
})

describe('an edit as it is sent', () => {
  const offer = {
    _id: '7',
    tipo: 'Software',
    name: 'Lince',
    category: ['ERP'],
    fotos: ['/uploads/a.webp', '/uploads/b.webp'],
    links: { logotipo_url: '/uploads/logo.webp', capa_url: '', video_url: '/uploads/a.mp4' },
  } as OfferWire
  const draft = draftOf(offer)
  if (draft.tipo !== 'Software') throw new Error('it is one')

  it('names the pictures that stay, in their order with the new ones, and no logo of before', () => {
    const fotos = ['/uploads/b.webp', FILE]
    const body = editBody('7', { ...draft, pictures: { ...draft.pictures, fotos } })
    expect(body.getAll('fotos')).toEqual(['/uploads/b.webp', expect.any(File)])
    expect([body.get('_id'), body.has('removerFotos'), body.has('logotipo')]).toEqual([
      '7',
      false,
      false,
    ])
  })

  it('says that no video stays, unless there is another one', () => {
    const removes = (pictures: object) =>
      editBody('7', { ...draft, pictures: { ...draft.pictures, ...pictures } }).get('removerVideo')
    expect([removes({}), removes({ film: '' }), removes({ film: '', video: FILE })]).toEqual([
      null,
      'true',
      null,
    ])
  })

  it('says that no picture stays', () => {
    const body = editBody('7', { ...draft, pictures: { fotos: [] } })
    expect([body.get('removerFotos'), body.has('fotos')]).toEqual(['true', false])
  })
})
