import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { withoutSecret } from './secret.ts'
import { ADDRESSES, type Address } from './table.ts'
import { isWorkplace } from './work.ts'

const SCREENS = path.resolve(import.meta.dirname, '../routes')

it('is the only way for a loader to the parameters of its address', () => {
  const reading = readdirSync(SCREENS)
    // What has no row of the table has no parameters to read.
    .filter((file) => /\.tsx?$/.test(file) && file !== 'unknown.tsx')
    .filter((file) =>
      /request\.url|LoaderArgs/.test(readFileSync(path.join(SCREENS, file), 'utf8')),
    )
  expect(reading).toEqual([])
})

it('has the secret addresses that every page knows, and no other', () => {
  for (const { path: address, isSecret } of Object.values<Address>(ADDRESSES)) {
    const asked = address.replace(/:\w+\??/g, 'x')
    for (const written of [asked, asked.toUpperCase(), `/${asked}`, asked.replace('a', '%61')])
      expect(withoutSecret(written) !== null, written).toBe(isSecret ?? false)
  }
})

it('has the places of work that every page knows, and no other', () => {
  for (const { path: address, isWork } of Object.values<Address>(ADDRESSES)) {
    const asked = address.replace(/:\w+\??/g, 'x')
    for (const written of [asked, asked.toUpperCase()])
      expect(isWorkplace(written), written).toBe(isWork ?? false)
  }
})

it('is what is said of a secret address', () => {
  expect(withoutSecret('/authvalidation/segredo/x')).toBe('/authvalidation')
  expect(withoutSecret('/%E0/authvalidation')).toBeNull()
})
