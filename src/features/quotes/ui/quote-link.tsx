import { HandCoins } from 'lucide-react'
import { ButtonLink } from '#/components/button.tsx'
import { newQuotePath } from '../links.ts'

/** The way from a page to a request for quotes. @param about ids of what the page shows */
export const QuoteLink = ({ about }: { about: Parameters<typeof newQuotePath>[0] }) => (
  <ButtonLink look="secondary" to={newQuotePath(about)}>
    <HandCoins size={18} aria-hidden="true" /> Pedir orçamento
  </ButtonLink>
)
