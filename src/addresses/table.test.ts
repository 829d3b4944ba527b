import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const SCREENS = path.resolve(import.meta.dirname, '../routes')

it('is the only way for a loader to the parameters of its address', () => {
  const reading = readdirSync(SCREENS)
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /request\.url|LoaderArgs/.test(readFileSync(path.join(SCREENS, file), 'utf8')),
    )
  expect(reading).toEqual([])
})
