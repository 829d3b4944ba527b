import { expect, it } from 'vitest'
import { isPerson } from './visitors.server.ts'

const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/139.0.0.0 Mobile'

it.each([
  CHROME,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0',
  'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 Chrome/139.0.0.0 Mobile',
])('takes for a person: %s', (userAgent) => expect(isPerson(userAgent)).toBe(true))

it.each([
  undefined,
  '',
  `${CHROME} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'Mozilla/5.0 (compatible; YandexBot/3.0)',
  'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/139.0.0.0',
  'curl/8.5.0',
  'python-requests/2.32',
  'WhatsApp/2.23',
])('takes for a machine: %s', (userAgent) => expect(isPerson(userAgent)).toBe(false))
