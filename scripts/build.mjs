/** Builds what `npm start` serves, when its sources changed since the last time. */
import { ensureBuilt } from './lib/install.mjs'

ensureBuilt({ isAsked: true })
