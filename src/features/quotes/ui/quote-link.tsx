import { HandCoins } from 'lucide-react'
import { Link } from '#/components/link.tsx'
import bar from '#/components/page-bar.module.css'
import { newQuotePath } from '../links.ts'

/** The way from a page's bar to a request for quotes. @param about ids of what the page shows */
export const QuoteLink = ({ about }: { about: Parameters<typeof newQuotePath>[0] }) => (
  <Link to={newQuotePath(about)} prefetch="intent" className={bar.action}>
    <HandCoins aria-hidden="true" />
    <span>Pedir orçamento</span>
  </Link>
)
