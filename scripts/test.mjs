/** `npm test`: everything that must hold, on a fresh clone too. */
import { ensureChromium } from './lib/chromium.mjs'
import { ensureBuilt, ensureInstalled, run } from './lib/install.mjs'

ensureInstalled()
const chromium = ensureChromium()
run('biome', ['check', '--error-on-warnings', '.'])
run('depcruise', ['--config', '.dependency-cruiser.cjs', 'src', 'db'])
run(process.execPath, ['scripts/check-advisories.mjs'])
run('react-router', ['typegen'])
run('tsc', ['--noEmit'])
run('vitest', ['run', '--project', 'unit'])
run('vitest', ['run', '--project', 'api'])
ensureBuilt()
run('playwright', ['test'], chromium ? { CHROME_PATH: chromium } : {})
