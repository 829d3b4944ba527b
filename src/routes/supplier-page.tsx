import { Info, ShieldAlert } from 'lucide-react'
import { ButtonLink } from '#/components/button.tsx'
import callouts from '#/components/callout.module.css'
import { Tag } from '#/components/chip.tsx'
import { CoverBand } from '#/components/cover-band.tsx'
import crumbs from '#/components/crumbs.module.css'
import { EditFrame } from '#/components/edit-frame.tsx'
import { ErrorScreen } from '#/components/error-screen.tsx'
import { Facts } from '#/components/facts.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { PageBar } from '#/components/page-bar.tsx'
import { PageSections } from '#/components/page-sections.tsx'
import { queryPart } from '#/components/query-part.tsx'
import { Rating } from '#/components/rating.tsx'
import { ShareLink } from '#/components/share-link.tsx'
import { Unbroken } from '#/components/unbroken.tsx'
import { formatDate } from '#/domain/dates.ts'
import { reviewCountLabel } from '#/domain/rating.ts'
import { isLongHeading, registeredName } from '#/domain/text.ts'
import { Confirmation } from '#/features/accounts/second-factor/ui/confirmation.tsx'
import type { OfferType } from '#/features/catalogue/schema.ts'
import { AccessRequest } from '#/features/claims/ui/access-request.tsx'
import { placeKey, placePath } from '#/features/market/links.ts'
import { QuoteLink } from '#/features/quotes/ui/quote-link.tsx'
import { FirstReviewButton, RateButton, useRating } from '#/features/reviews/ui/rate-button.tsx'
import { ReviewAlert } from '#/features/transparency/alerts/ui/review-alert.tsx'
import { companyName, placeName } from '#/features/vendors/names.ts'
import { vendorEdition } from '#/features/vendors/page/edition.ts'
import { isBare } from '#/features/vendors/removal/bare.ts'
import type { OwnRemovalProps } from '#/features/vendors/removal/ui/own-removal.tsx'
import type { UndoRemovalProps } from '#/features/vendors/removal/ui/undo-removal.tsx'
import type { OwnVendor } from '#/features/vendors/schema.ts'
import { useVisit } from '#/features/visits/ui/use-visit.ts'
import { WatchLink } from '#/features/watches/ui/watch-link.tsx'
import { useEdition } from '#/platform/browser/use-edition.ts'
import { useOnceLoggedIn } from '#/platform/browser/use-once-logged-in.ts'
import { supplierAreaPath } from '#/platform/links.ts'
import styles from './details.module.css'
import { type PublishedVendor, supplierSections } from './supplier-sections.tsx'

/** For who had the page removed. */
const UndoRemoval = queryPart<UndoRemovalProps>(
  () => import('#/features/vendors/removal/ui/undo-removal.tsx'),
  null,
)
/** What an administrator of the page needs to edit it: fetched once it is known that they are one. */
const PageControls = queryPart(() => import('#/features/vendors/page/ui/page-controls.tsx'), null)
const HeadEditor = queryPart(() => import('#/features/vendors/page/ui/head-editor.tsx'), null)
const VideoEditor = queryPart(() => import('#/features/vendors/page/ui/video-editor.tsx'), null)
const CatalogueEditor = queryPart(() => import('./supplier-catalogue.tsx'), null)

const OwnRemoval = lazyPart<OwnRemovalProps>(
  () => import('#/features/vendors/removal/ui/own-removal.tsx'),
  null,
)

const TestimonialEditors = queryPart(
  () => import('#/features/testimonials/ui/editing/page-editors.tsx'),
  null,
)

interface SupplierPageProps {
  id: string
  /** Whole address of the page. */
  url: string
  /** What everybody sees; null for a page that is hidden, or that is not there. */
  published: PublishedVendor | null
}

/** A supplier's page, as everybody sees it and as those who manage it keep it. */
export function SupplierPage({ id, url, published }: SupplierPageProps) {
  const keeping = useEdition(id, vendorEdition)
  const { edition, isEditing, isReader } = keeping
  const isPerson = useOnceLoggedIn()
  const rating = useRating(Boolean(edition))
  useVisit(id, isReader && published !== null)
  const page = isEditing || !published ? edition : published
  if (!page)
    return (
      <>
        {keeping.userId && (
          <UndoRemoval vendorId={id} userId={keeping.userId} onUndone={keeping.reload} />
        )}
        <ErrorScreen missing />
      </>
    )

  const { vendor, softwares, servicos } = page
  const name = companyName(vendor)
  const own = isEditing ? edition?.vendor : undefined
  const onSaved = (changed: OwnVendor) => {
    if (edition) keeping.change({ ...edition, vendor: changed })
  }
  const catalogueTools = (tipo: OfferType) =>
    own && (
      <CatalogueEditor
        vendor={own}
        userId={keeping.userId}
        tipo={tipo}
        onSaved={onSaved}
        onClosed={keeping.reload}
      />
    )

  const closed = published?.record?.situacao === 'baixada' ? published.record : null
  const logo = vendor.links.logotipo_url
  const company = { ...vendor, razaoSocial: registeredName(vendor.razaoSocial) }
  const sections = supplierSections({
    vendor,
    offers: { Software: softwares, Serviço: servicos },
    published,
    rate: <FirstReviewButton target={{ id, name }} rating={rating} />,
    tools: own
      ? {
          video: <VideoEditor vendor={own} onSaved={onSaved} />,
          offers: { Software: catalogueTools('Software'), Serviço: catalogueTools('Serviço') },
          testimonials: <TestimonialEditors vendorId={id} onSaved={keeping.reload} />,
        }
      : null,
  })

  return (
    <>
      {edition && (
        <EditFrame name={name} isPublished={published !== null} isEditing={isEditing}>
          <PageControls
            vendor={edition.vendor}
            isEditing={isEditing}
            onStart={keeping.start}
            onLeave={keeping.leave}
            onChange={onSaved}
            onReload={keeping.reload}
          />
        </EditFrame>
      )}
      <CoverBand src={vendor.links.capa_url} name={name} />
      <div className="container">
        <div className={styles.head}>
          <div className={styles.logo}>
            <LogoTile src={logo} kind="Fornecedor" size={112} eager />
          </div>
          <nav className={crumbs.crumbs} aria-label="Você está em" data-of-screen>
            <Link to="/suppliers">Fornecedores</Link>
            <span aria-hidden="true">/</span>
            <span aria-current="page">{name}</span>
          </nav>
          <div className={styles.title}>
            <h1 data-long={isLongHeading(name) || undefined}>{name}</h1>
          </div>
          <div className={styles.about}>
            <div className={styles.rating}>
              <Rating rating={vendor.rating} />
              {published && <a href="#avaliacoes">{reviewCountLabel(vendor.ratingCount)}</a>}
              {vendor.destaque && (
                <Link to="/selos#recomendado">
                  <Tag tone="sun">Recomendado</Tag>
                </Link>
              )}
            </div>
            {own && (
              <div className={styles.tools}>
                <HeadEditor vendor={own} onSaved={onSaved} />
              </div>
            )}
          </div>
          <div className={styles.facts}>
            <Facts
              facts={[
                {
                  term: 'Local',
                  value: placeName(vendor),
                  // What a stranger calls a city has no page.
                  to:
                    published && vendor.confirmado && vendor.estado
                      ? placePath(placeKey(vendor.estado, vendor.cidade))
                      : undefined,
                },
                { term: 'Funcionários', value: vendor.numeroFuncionarios },
              ]}
              site={vendor.site}
            />
          </div>
        </div>
        {vendor.isAssociated && !vendor.confirmado && (
          <aside className={callouts.callout}>
            <ShieldAlert aria-hidden="true" />
            <p>
              <strong>Cadastro ainda não confirmado</strong>
              Quem cadastrou esta página ainda não mostrou que é da empresa: confira os dados e os
              contatos antes de negociar.{' '}
              <Link to="/selos#nao-confirmado">O que isso quer dizer</Link>
            </p>
            {edition ? (
              <ButtonLink to={`${supplierAreaPath(id)}#confirmacao`}>
                Confirmar o cadastro
              </ButtonLink>
            ) : (
              <AccessRequest company={company} />
            )}
          </aside>
        )}
        {closed && (
          <aside className={callouts.callout}>
            <ShieldAlert aria-hidden="true" />
            <p>
              <strong>Baixada em {formatDate(closed.desde) || 'data não informada'}</strong>A
              Receita Federal informa que esta empresa fechou. A página continua no ar, mas não
              aparece nas listas.
            </p>
          </aside>
        )}
        {edition && !isEditing && isBare(edition.vendor) && (
          <OwnRemoval vendor={edition.vendor} userId={keeping.userId} />
        )}
      </div>
      {published && (
        <PageBar
          name={name}
          mark={<LogoTile src={logo} kind="Fornecedor" size={36} eager />}
          scrolls={isEditing}
          deeds={
            <>
              {vendor.recebePedidos && !edition && <QuoteLink about={{ fornecedor: [id] }} />}
              <RateButton target={{ id, name }} rating={rating} />
            </>
          }
        >
          <WatchLink tipo="fornecedor" id={id} name={name} />
          <ShareLink title={name} url={url} />
        </PageBar>
      )}
      <div className="container">
        {/* Below the deeds: what stands before them fills a telephone's first screen. */}
        {!vendor.isAssociated && (
          <aside className={callouts.callout}>
            <Info aria-hidden="true" />
            <p>
              <strong>Página gerada automaticamente</strong>
              Esta página foi gerada automaticamente a partir de informações públicas. Somente
              representantes legais da empresa podem registrá-la.
            </p>
            <p>
              <Unbroken>
                <strong>
                  {closed ? 'Esta empresa é sua?' : 'Esta empresa é sua? Assuma em um minuto'}
                </strong>
                {closed
                  ? 'Você pode remover a página.'
                  : 'Você pode completar a página ou removê-la.'}{' '}
                Basta confirmar um e-mail da empresa. Se ele não bastar para provar o vínculo, nossa
                equipe confere o pedido.
              </Unbroken>
            </p>
            <AccessRequest company={company} isRemovable={!edition} />
          </aside>
        )}
        {published?.alert && <ReviewAlert id={id} alert={published.alert} />}
        <PageSections sections={sections} />
      </div>
      {isPerson && <Confirmation />}
    </>
  )
}
