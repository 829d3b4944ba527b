import { data } from 'react-router'
import { ButtonLink } from '#/components/button.tsx'
import crumbs from '#/components/crumbs.module.css'
import { ErrorScreen } from '#/components/error-screen.tsx'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { StillCards } from '#/components/still-cards.tsx'
import { alternativesPath } from '#/features/alternatives/links.ts'
import { alternativesTo } from '#/features/alternatives/service.server.ts'
import { AlternativeCard } from '#/features/alternatives/ui/alternative-card.tsx'
import { getOffer } from '#/features/catalogue/service.server.ts'
import { sideBySidePath } from '#/features/comparison/address.ts'
import { COMPARED_MAX } from '#/features/comparison/limits.ts'
import { breadcrumbs, listLd } from '#/platform/json-ld.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { idFrom, orNull } from '#/platform/server/page-errors.server.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/alternatives'
import styles from './alternatives.module.css'

export const loader = pageLoader('alternatives', async ({ db, env, tag, still, params }) => {
  const id = idFrom(params.id)
  tag(`offer:${id}`, 'alternatives', 'categories')
  const offer = await orNull(getOffer(db, id))
  const alternatives = offer?.tipo === 'Software' ? await alternativesTo(db, id) : []
  tag(...alternatives.map((one) => `offer:${one.id}` as const))
  if (!offer || alternatives.length === 0) return data({ page: null }, { status: 404 })
  const first = alternatives.slice(0, COMPARED_MAX - 1)
  return data({
    page: {
      id,
      name: offer.name,
      alternatives: still(alternatives),
      // In their order; machines read it.
      listed: alternatives.map(({ titulo, ...one }) => ({ id: one.id, name: titulo })),
      compared: [
        { id, name: offer.name, logo: offer.links.logotipo_url },
        ...first.map((one) => ({ id: one.id, name: one.titulo, logo: one.logo })),
      ],
      publicUrl: env.PUBLIC_URL,
    },
  })
})

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.page) return []
  const { id, name, listed, publicUrl } = loaderData.page
  const names = listed.slice(0, 3).map((one) => one.name)
  return pageMeta({
    title: `Alternativas a ${name}`,
    description: `${listed.length} alternativas a ${name}, como ${names.join(', ')}: por que cada uma é parecida, o que quem usa diz dela e as diferenças lado a lado.`,
    publicUrl,
    path: alternativesPath(id),
    jsonLd: [
      breadcrumbs(publicUrl, [
        { name: 'Softwares e serviços', path: '/softwares' },
        { name, path: `/software/details/${id}` },
        { name: 'Alternativas', path: alternativesPath(id) },
      ]),
      ...listLd(
        publicUrl,
        listed.map((one) => `/software/details/${one.id}`),
        0,
      ),
    ],
  })
}

export default function Alternatives({ loaderData: { page } }: Route.ComponentProps) {
  if (!page) return <ErrorScreen missing />
  const { id, name, alternatives, compared } = page
  return (
    <div className="container">
      <nav className={crumbs.crumbs} aria-label="Você está em">
        <Link to="/softwares">Softwares e serviços</Link>
        <span aria-hidden="true">/</span>
        <Link to={`/software/details/${id}`}>{name}</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">Alternativas</span>
      </nav>
      <div className={styles.lead}>
        <div>
          <PageHead
            title={`Alternativas a ${name}`}
            lead="Softwares das mesmas categorias, e os que mais são comparados com ele. Em cada um está o motivo."
          />
          <p className={styles.order}>
            Como ordenamos: primeiro os que têm mais categorias em comum e são mais comparados;
            depois os que têm mais informações iguais e notas mais altas. Ninguém paga para aparecer
            aqui.
          </p>
        </div>
        <aside className={styles.sides} aria-label="Comparação">
          <ul>
            {compared.map((one) => (
              <li key={one.id}>
                <LogoTile src={one.logo} kind="Software" size={48} eager />
                {one.name}
              </li>
            ))}
          </ul>
          <ButtonLink to={sideBySidePath(compared.map((one) => one.id))} look="sun" size="large">
            Comparar lado a lado
          </ButtonLink>
        </aside>
      </div>
      <h2 className="visually-hidden">Alternativas, na ordem</h2>
      <div className={styles.list}>
        <StillCards name="alternatives" of={alternatives} isList>
          {(alternative) => <AlternativeCard key={alternative.id} {...alternative} />}
        </StillCards>
      </div>
    </div>
  )
}
