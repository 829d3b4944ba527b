/** `npm run test:pictures`: what pages look like, drawn and compared; on a build of its own making. */
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled, run } from './lib/install.mjs'

ensureInstalled()
const chromium = ensureChromium()
run('node', ['scripts/build.mjs'])
run(
  'npx',
  ['playwright', 'test', '--project', 'pictures'],
  chromium ? { CHROME_PATH: chromium } : {},
)
