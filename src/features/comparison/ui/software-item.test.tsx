import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ComparedCard } from '../results.ts'
import { SoftwareItem } from './software-item.tsx'

const software: ComparedCard = {
  ...{ id: '1', name: 'Lince ERP', manufacturer: 'Lince', description: '', price: '', logo: '' },
  ...{ rating: 0, ratingCount: 0, isSponsored: false, review: null },
}

it('has its average, and leads to its reviews by how many there are, also where there is none', () => {
  const html = renderToStaticMarkup(<SoftwareItem software={software} place={1} />)
  expect(html).toContain('0,0')
  expect(html).toMatch(/href="\/software\/details\/1#avaliacoes"[^>]*>\( 0 \) Avaliações/)
  expect(html).toContain('Descrição não informada')
})
