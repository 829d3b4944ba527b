import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import routes from '#/routes.ts'
import { OTHER_PAGES, pathGroup } from './path-groups.ts'

it('knows every screen', () => {
  const paths = (routes as RouteConfigEntry[]).map(({ path = '' }) => path)
  const screens = paths.filter((path) => path !== '*' && !/\.(pdf|rss)$/.test(path))
  const unknown = screens.filter((path) => {
    const address = `/${path.replace(/:\w+\?/g, '').replace(/:\w+/g, 'x')}`.replace(/(.)\/$/, '$1')
    return pathGroup(address) === OTHER_PAGES
  })
  expect(unknown).toEqual([])
})

it('keeps neither what was searched for nor whose page it is', () => {
  expect(pathGroup('/')).toBe('/')
  expect(pathGroup('/softwares/folha de ana')).toBe('/softwares')
  expect(pathGroup('/usuario/perfil/0198c0de-0000-7000-8000-000000000001/0')).toBe(
    '/usuario/perfil',
  )
  expect(pathGroup('/suppliers')).toBe('/suppliers')
  expect(pathGroup('/supplier/details/1')).toBe('/supplier/details')
  expect(pathGroup('/softwarestudo')).toBe(OTHER_PAGES)
})
