import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ReviewWire } from '../schema.ts'
import { ReviewCard } from './review-card.tsx'

const REVIEW: ReviewWire = {
  _id: '0198c0de-0000-7000-8000-000000000001',
  rating: 4,
  comment: 'Emite nota sem internet.',
  pontosFortes: '',
  pontosFracos: 'O relatório demora.',
  criterios: {
    facilidade: null,
    implantacao: null,
    suporte: 5,
    recursos: null,
    custoBeneficio: null,
  },
  recomendaria: true,
  porte: 'epp',
  setor: null,
  funcao: null,
  tempoDeUso: null,
  produtoAnterior: '',
  incentivado: true,
  etiquetas: ['uso_comprovado', 'incentivado'],
  autor: 'email_confirmado',
  createdAt: '2026-06-02T15:00:00.000Z',
  user: { firstName: 'Ana', lastName: 'Lima', position: '', photo: '' },
  reply: { text: 'Obrigado!', createdAt: '2026-06-03T15:00:00.000Z', company: 'Lince' },
}

it('has the answer after all that its author says', () => {
  const words = renderToStaticMarkup(
    <ReviewCard review={REVIEW} targetName="Lince ERP" options={null} />,
  ).replace(/<[^>]+>/g, ' ')
  expect(words).toMatch(
    /Uso comprovado.*Incentivado.*O relatório demora\..*Pequena empresa.*Recomenda.*Suporte.*Resposta de Lince.*Obrigado!/s,
  )
})
