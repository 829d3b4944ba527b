import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { VendorCard } from './vendor-card.tsx'

const textOf = (avaliacao: number, avaliacoes: number) =>
  renderToStaticMarkup(
    <VendorCard
      vendor={{
        ...{ id: '1', titulo: 'Lince', descricao: '', cidade: '', logo: '', site: '' },
        ...{ destaque: false, confirmado: true, avaliacao, avaliacoes },
      }}
      leadsTo="page"
    />,
  ).replace(/<[^>]+>/g, ' ')

it('has stars where somebody gave some, and a word where nobody did', () => {
  expect(textOf(4.5, 2)).toContain('4,5')
  expect(textOf(4.5, 2)).toContain('( 2 ) Avaliações')
  expect(textOf(0, 0)).toContain('Sem avaliações')
  expect(textOf(0, 0)).not.toContain('0,0')
})
