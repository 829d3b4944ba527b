import { createHash } from 'node:crypto'
import { isForEverybody } from '#/addresses/everybody.ts'
import type { Address } from '#/addresses/table.ts'
import { FACES_SCRIPT } from '#/platform/faces.ts'
import { FIRST_PAINT_SCRIPT } from '#/platform/first-paint.ts'
import type { Env } from '#/platform/server/env.server.ts'

/** Hot reload writes scripts and opens a socket of its own. */
const IN_DEVELOPMENT = "frame-ancestors 'none'"

/**
 * The console of who develops names what writes HTML by itself: React does, for pages that it goes to
 * in the browser.
 */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'"

/** What Google's button loads: https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid */
const GOOGLE = 'https://accounts.google.com/gsi/'

/** Hosts of Google Analytics: https://developers.google.com/tag-platform/security/guides/csp */
const TAG_HOSTS = 'https://*.googletagmanager.com'
const TAG_RECEIVERS = `${TAG_HOSTS} https://*.google-analytics.com https://*.analytics.google.com`

/**
 * Hosts of VLibras, as those who run it write (https://www.gov.br/governodigital/pt-br/acessibilidade-e-usuario/vlibras):
 * its own lead to a mirror. Its translator is a program of Unity, which is compiled in the browser.
 */
const VLIBRAS =
  'https://vlibras.gov.br https://*.vlibras.gov.br https://cdn.jsdelivr.net/gh/spbgovbr-vlibras/'

/**
 * Takes the marks off a page that was rendered with them: cached HTML is the same for everybody.
 * @returns the page without them, and what the marked scripts run; a script without the mark came
 *   with content
 */
export function takeMarkedScripts(marked: string, mark: string) {
  const pieces = marked.split(` nonce="${mark}"`)
  const scripts = pieces.slice(1).flatMap((after, before) => {
    const tag = pieces[before]?.slice(pieces[before].lastIndexOf('<')) ?? ''
    if (!/^<script\b[^>]*$/.test(tag)) return []
    return after.slice(after.indexOf('>') + 1, after.indexOf('</script>')) || []
  })
  return { html: pieces.join(''), scripts }
}

/** How the policy names an inline script. */
export const scriptHash = (code: string) =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** Of every page. */
const OWN_HASHES = [FIRST_PAINT_SCRIPT, FACES_SCRIPT].map(scriptHash)

/**
 * Allows exactly the scripts that the page was made with: hashes suit cached HTML, nonces do not.
 * And Google's button, Google Analytics and a CDN for files, where the site has them, and VLibras on what is for
 * everybody.
 * @param hashes of the inline ones
 * @param address of the page; undefined for an unknown one
 */
export function contentSecurityPolicy(
  hashes: string[],
  env: Pick<Env, 'GOOGLE_CLIENT_ID' | 'GTAG_ID' | 'NODE_ENV' | 'FILES_URL' | 'VLIBRAS'>,
  address: Address | undefined,
): string {
  if (env.NODE_ENV === 'development') return IN_DEVELOPMENT
  const google = env.GOOGLE_CLIENT_ID ? ` ${GOOGLE}` : ''
  const tag = env.GTAG_ID ? ` ${TAG_HOSTS}` : ''
  const tagReceivers = env.GTAG_ID ? ` ${TAG_RECEIVERS}` : ''
  const vlibras = env.VLIBRAS === 'on' && isForEverybody(address) ? ` ${VLIBRAS}` : ''
  const compiled = vlibras && " 'unsafe-eval' blob:"
  const files = env.FILES_URL ? ` ${new URL(env.FILES_URL).origin}` : ''
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...OWN_HASHES, ...new Set(hashes)].join(' ')}${google}${tag}${vlibras}${compiled}`,
    `style-src 'self' 'unsafe-inline'${google}${vlibras}`,
    `img-src 'self' data: blob:${files}${tagReceivers}${vlibras}`,
    // Faces come within their styles.
    `font-src 'self' data:${vlibras}`,
    // A video is seen before it is sent.
    `media-src 'self' blob:${files}${vlibras}`,
    `connect-src 'self'${google}${tagReceivers}${vlibras}${vlibras && ' data: blob:'}`,
    `frame-src 'self'${google}${vlibras}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
