import { type ReactNode, use } from 'react'
import {
  type HeadersArgs,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { isForEverybody } from '#/addresses/everybody.ts'
import { addressOf } from '#/addresses/match.ts'
import { isWorkplace } from '#/addresses/work.ts'
import { AlertArea } from '#/components/alerts/alert-area.tsx'
import { ErrorScreen } from '#/components/error-screen.tsx'
import { OWN_HEAD, PagePart } from '#/components/page-part.ts'
import { FollowLinks } from '#/components/shell/follow-links.tsx'
import { Footer } from '#/components/shell/footer.tsx'
import { Header } from '#/components/shell/header.tsx'
import { LoadingBar } from '#/components/shell/loading-bar.tsx'
import { Navigations } from '#/components/shell/navigations.tsx'
import { OfflineScreen } from '#/components/shell/offline-screen.tsx'
import { EntryDialogs } from '#/features/accounts/ui/entry-dialogs.tsx'
import { Analytics } from '#/features/analytics/ui/analytics.tsx'
import { askSummary } from '#/features/area/summary.ts'
import { bannersByType } from '#/features/banners/service.server.ts'
import { TopBanner } from '#/features/banners/ui/top-banner.tsx'
import { softwaresPath } from '#/features/catalogue/links.ts'
import { CompareTray } from '#/features/comparison/ui/compare-tray.tsx'
import { SavedTicks } from '#/features/lists/ui/saved-ticks.tsx'
import { SUGGESTIONS } from '#/features/search/suggestions/suggestions.ts'
import { FACES_SCRIPT } from '#/platform/faces.ts'
import { FIRST_PAINT_SCRIPT } from '#/platform/first-paint.ts'
import { servesOutbox } from '#/platform/server/loopback.server.ts'
import { pageContext } from '#/platform/server/page-context.server.ts'
import type { Route } from './+types/root'
import fonts from './styles/fonts.css?url'
import './styles/tokens.css'
import './styles/global.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, demo, env, tag } = context.get(pageContext)
  const address = addressOf(url.pathname)
  tag('banners')
  const banners = await bannersByType(db, ['App', 'Mobile'])
  return {
    banners,
    demo,
    hasOutbox: demo && servesOutbox(env),
    googleClientId: env.GOOGLE_CLIENT_ID ?? '',
    gtagId: env.GTAG_ID ?? '',
    vlibras: env.VLIBRAS === 'on' && isForEverybody(address),
    // Who reads it asks for each address apart, and never follows a link in the browser.
    noIndex: address?.noIndex ?? false,
  }
}

/** What the shell shows changes rarely: read once with the first page, not on every navigation. */
export const shouldRevalidate = () => false

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: fonts },
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** Each part of it is at its own place, rendered or not: React counts places for the ids that it makes. */
export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root')
  const part = use(PagePart)
  const isWork = isWorkplace(useLocation().pathname)
  const hasFrame = part !== 'content'
  const hasContent = part !== 'frame'
  return (
    // Its script says whether somebody is logged in, and which look was chosen, before React is here.
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        {hasFrame && (
          <>
            <meta charSet="utf-8" />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which the policy of pages allows */}
            <script dangerouslySetInnerHTML={{ __html: FIRST_PAINT_SCRIPT }} />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="theme-color" media="(prefers-color-scheme: light)" content="#084c39" />
            <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0c3a2c" />
            {shell?.noIndex && <meta name="robots" content="noindex" />}
          </>
        )}
        {hasContent ? <Meta /> : <script type={OWN_HEAD} />}
        {hasFrame && <Links />}
        {hasFrame && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which the policy of pages allows
          <script dangerouslySetInnerHTML={{ __html: FACES_SCRIPT }} />
        )}
      </head>
      <body>
        {hasFrame && (
          <a href="#conteudo" className="skip-link">
            Pular para o conteúdo
          </a>
        )}
        {hasFrame && <Analytics gtagId={shell?.gtagId ?? ''} />}
        {hasFrame && <LoadingBar />}
        {hasFrame && !isWork && (
          <TopBanner wide={shell?.banners.App ?? []} small={shell?.banners.Mobile ?? []} />
        )}
        {hasFrame && (
          <Header
            isCompact={isWork}
            resultsFor={softwaresPath}
            suggests={SUGGESTIONS}
            askSummary={askSummary}
          />
        )}
        <main id="conteudo" tabIndex={-1}>
          {hasContent && children}
        </main>
        {hasFrame && (
          <Footer
            demo={shell?.demo ?? false}
            hasOutbox={shell?.hasOutbox ?? false}
            isCompact={isWork}
          />
        )}
        {hasFrame && <EntryDialogs googleClientId={shell?.googleClientId ?? ''} />}
        {hasFrame && <CompareTray />}
        {hasFrame && <SavedTicks />}
        {hasFrame && <AlertArea />}
        {hasFrame && <OfflineScreen />}
        {hasFrame && <FollowLinks />}
        {hasFrame && <Navigations />}
        {hasFrame && <ScrollRestoration />}
        {hasFrame && shell?.vlibras && <script src="/vlibras.js" defer />}
        {hasFrame && <Scripts />}
      </body>
    </html>
  )
}

export default Outlet

/** Of what went wrong alone: when to come again. */
export const headers = ({ errorHeaders }: HeadersArgs) => errorHeaders ?? new Headers()

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <ErrorScreen missing={status === 404} status={status} />
}
