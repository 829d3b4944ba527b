import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { Platform } from '#/platform/platform.server.ts'
import { testPlatform } from '#/platform/testing/platform.server.ts'
import { buildApp } from './app.server.ts'

interface TestApi {
  app: FastifyInstance
  platform: Platform
  /** Answer of a GET. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  get(url: string): Promise<{ status: number; body: any }>
}

/** The API on a database of the test file's own, opened before its tests and closed after them. */
export function testApi(): TestApi {
  const api = {
    get: async (url: string) => {
      const response = await api.app.inject({ url })
      return { status: response.statusCode, body: response.json() }
    },
  } as TestApi
  let close: () => Promise<void>
  beforeAll(async () => {
    const opened = await testPlatform()
    close = opened.close
    api.platform = opened.platform
    api.app = await buildApp({ platform: opened.platform })
  })
  afterAll(async () => {
    await api.app?.close()
    await close?.()
  })
  return api
}
