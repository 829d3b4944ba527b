import type { Env } from '#/platform/server/env.server.ts'

/** Of an answer that is no document: opened by itself it runs nothing and loads nothing. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What no page here uses, and no script that got into one may ask for. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Headers of every answer; a document replaces the policy of content by its own. */
export const securityHeaders = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  'content-security-policy': NOTHING,
  ...(PUBLIC_URL.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    // Google's button opens a window, which answers.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }),
})
