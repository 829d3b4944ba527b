import { Fragment } from 'react'
import crumbs from '#/components/crumbs.module.css'
import { Link } from '#/components/link.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { Section } from '#/components/section.tsx'
import { StillCards } from '#/components/still-cards.tsx'
import { StillPart } from '#/components/still-part.tsx'
import { MARKET } from '#/features/market/links.ts'
import type { Market } from '#/features/market/service.server.ts'
import { MarketFigures } from '#/features/market/ui/market-figures.tsx'
import type { VendorCard as Card } from '#/features/vendors/schema.ts'
import { VendorCard } from '#/features/vendors/ui/vendor-card.tsx'
import type { Still } from '#/platform/still.ts'
import styles from './market-screen.module.css'

/** Suppliers of the place or activity, and where the list goes on. */
interface ListedSuppliers {
  cards: Still<Card>
  /** Path of this page, without parameters. */
  path: string
  /** Id after which the next ones come; '' at the end. */
  next: string
  isFirst: boolean
  order: string
  /** What a card need not say, as the page does. */
  without?: string
}

interface MarketScreenProps {
  title: string
  lead: string
  /** From the market on, without the page itself. */
  way: { name: string; path: string }[]
  /** As the way ends. */
  here: string
  /** None on a further page of the list. */
  figures: Still<Market>
  suppliers?: ListedSuppliers
}

/** The market in a place or an activity: its figures, and who is there. */
export function MarketScreen({ title, lead, way, here, figures, suppliers }: MarketScreenProps) {
  return (
    <div className="container">
      <nav className={crumbs.crumbs} aria-label="Você está em" data-of-screen>
        <Link to="/suppliers">Fornecedores</Link>
        {way.map(({ name, path }) => (
          <Fragment key={path}>
            <span aria-hidden="true">/</span>
            <Link to={path}>{name}</Link>
          </Fragment>
        ))}
        <span aria-hidden="true">/</span>
        <span aria-current="page">{here}</span>
      </nav>
      <PageHead title={title} lead={lead} />
      {figures.count > 0 && (
        <StillPart name="figures" of={figures}>
          {(market) => <MarketFigures market={market} />}
        </StillPart>
      )}
      {suppliers && <SupplierList {...suppliers} />}
    </div>
  )
}

const SupplierList = ({ cards, path, next, isFirst, order, without }: ListedSuppliers) => (
  <Section title="Empresas" lead={order} id="empresas">
    <StillCards name="suppliers" of={cards} isList>
      {(vendor) => <VendorCard key={vendor.id} vendor={vendor} leadsTo="page" without={without} />}
    </StillCards>
    <nav className={styles.steps} aria-label="Páginas">
      {!isFirst && <Link to={`${path}#empresas`}>Voltar ao começo</Link>}
      {next && (
        <Link to={`${path}?depois=${next}#empresas`} className={styles.next}>
          Próximas empresas
        </Link>
      )}
    </nav>
  </Section>
)

/** The market as the beginning of a way. */
export const MARKET_STEP = { name: 'Mercado', path: MARKET }
