import { expect, it } from 'vitest'
import type { Desk } from '#/platform/desk.ts'
import { ACTION_NAMES } from './deeds.ts'
import { DESKS } from './desks.ts'

const DEFINITIONS = import.meta.glob<Desk>('./**/desk/desk.tsx', {
  eager: true,
  import: 'default',
})

it('names the room of every desk that has a definition', () => {
  const rooms = DESKS.flatMap(({ room }) => (room ? [`./${room}/desk.tsx`] : []))
  expect(rooms.toSorted()).toEqual(Object.keys(DEFINITIONS).toSorted())
})

it('gives every desk an address of its own', () => {
  expect(new Set(DESKS.map(({ path }) => path)).size).toBe(DESKS.length)
  const apis = Object.values(DEFINITIONS).map(({ api }) => api)
  expect(new Set(apis).size).toBe(apis.length)
})

it('has a name for everything that Admins do', () => {
  const deeds = DESKS.flatMap(({ subjects = {} }) => Object.values(subjects))
  const actions = deeds.flatMap((subject) => Object.keys(subject.deeds))
  expect(actions.filter((action) => !(action in ACTION_NAMES))).toEqual([])
})

it('says what follows, wherever something is asked before a deed with several', () => {
  const silent = Object.values(DEFINITIONS).flatMap(({ api, actions = {} }) =>
    Object.entries(actions).flatMap(([key, action]) => {
      const asked = ('confirm' in action && action.confirm) || ('reason' in action && action.reason)
      return action.several && asked && !asked.each ? [`${api}: ${key}`] : []
    }),
  )
  expect(silent).toEqual([])
})
