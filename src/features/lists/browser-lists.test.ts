import { beforeEach, expect, it } from 'vitest'
import { alerts } from '#/platform/browser/alerts.ts'
import { stubBrowser } from '#/platform/browser/testing/browser-storage.ts'
import { BROWSER_LISTS, keepLists, keptLists } from './browser-lists.ts'

let browser: ReturnType<typeof stubBrowser>
beforeEach(() => {
  browser = stubBrowser()
  alerts.set(() => [])
})

const names = () => keptLists().listas.map(({ nome }) => nome)

it('what an account took over is not here any more', async () => {
  await BROWSER_LISTS.create('Lojas')
  expect(names()).toEqual(['Lojas'])
  keepLists({ listas: [] })
  expect(names()).toEqual([])
})

it('a browser that keeps nothing says so, and has them as long as the page', async () => {
  browser.refuse('none')
  await BROWSER_LISTS.create('Lojas')
  expect(alerts.get()).toMatchObject([
    { type: 'info', message: expect.stringContaining('duram só até você fechar a página') },
  ])
  expect(names()).toEqual(['Lojas'])
  keepLists({ listas: [] })
  expect(names()).toEqual([])
})

it.each(['', '{', 'null', '[]', '{"listas":{}}', '{"listas":[null]}'])(
  'takes %j for no lists',
  (text) => {
    browser.items.set('listas', text)
    expect(names()).toEqual([])
  },
)
