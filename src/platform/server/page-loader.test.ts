import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { Busy } from './errors.server.ts'
import { pageContext } from './page-context.server.ts'
import { pageLoader } from './page-loader.server.ts'

function load(work: () => Promise<unknown>) {
  const context = new RouterContextProvider()
  context.set(pageContext, {} as never)
  const url = new URL('http://praca.example/softwares')
  const asked: Partial<LoaderFunctionArgs> = { context, params: {}, url }
  return pageLoader('softwares', work)(asked as LoaderFunctionArgs)
}

it('says that there is no room for a page now, and when to come again', async () => {
  const busy = load(() => Promise.reject(new Busy(10, 'Tente de novo em instantes.')))
  await expect(busy).rejects.toMatchObject({
    init: { status: 503, headers: { 'retry-after': '10' } },
  })
})

it('leaves other failures as they are', async () => {
  await expect(load(() => Promise.reject(new Error('defeito')))).rejects.toThrow('defeito')
})
