import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import type { Platform } from '#/platform/server/platform.server.ts'
import { keyAt, registerUploads } from './uploads.server.ts'

it('finds the file that an address names, with its origin or without', () => {
  for (const target of [
    '/uploads/logos/a.svg',
    '/uploads/logos/a.svg?x=..',
    'http://praca.example/uploads/logos/a.svg',
  ])
    expect(keyAt(target), target).toBe('logos/a.svg')
})

it.each([
  'http://x/../uploads/logos/a.svg',
  '/elsewhere/a.svg',
  '/uploads/a.svg',
  '/uploads/logos/.svg',
  '/uploads/logos/a..svg',
])('has one spelling for each file: not %s', (target) => expect(keyAt(target)).toBeNull())

it('says where a CDN has a file, and asks no storage for it', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  registerUploads(app, { env: { FILES_URL: 'https://arquivos.example/praca' } } as Platform)
  const { statusCode, headers } = await app.inject('/uploads/logos/a.svg?v=1')
  expect([statusCode, headers.location]).toEqual([
    302,
    'https://arquivos.example/praca/logos/a.svg',
  ])
})
