import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { VendorCard } from './vendor-card.tsx'

const textOf = (avaliacao: number, avaliacoes: number, descricao = '', without?: string) =>
  renderToStaticMarkup(
    <VendorCard
      vendor={{
        ...{ id: '1', titulo: 'Lince', descricao, cidade: '', logo: '', site: '' },
        ...{ destaque: false, confirmado: true, avaliacao, avaliacoes },
      }}
      leadsTo="page"
      without={without}
    />,
  ).replace(/<[^>]+>/g, ' ')

it('has the average and how many reviews there are, also where there is none', () => {
  expect(textOf(4.5, 2)).toContain('4,5')
  expect(textOf(4.5, 2)).toContain('( 2 ) Avaliações')
  expect(textOf(0, 0)).toContain('0,0')
  expect(textOf(0, 0)).toContain('( 0 ) Avaliações')
})

it('does not say again what its page says of all', () => {
  expect(textOf(0, 0, 'Consultoria')).toContain('Consultoria')
  expect(textOf(0, 0)).toContain('Descrição não informada')
  expect(textOf(0, 0, 'Consultoria', 'Consultoria')).not.toMatch(/Consultoria|não informada/)
})
