import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { mailedPath } from './outbox.ts'

export interface Person {
  _id: string
  firstName: string
  lastName: string
  email: string
  plataformName: string
}

export interface Login {
  token: string
  user: Person
}

/** Headers of a call that changes something. */
export async function xsrf(request: APIRequestContext): Promise<Record<string, string>> {
  await request.get('/v1/xsrf')
  const { cookies } = await request.storageState()
  const cookie = cookies.find(({ name }) => name === 'XSRF-TOKEN')
  return { 'x-xsrf-token': cookie?.value ?? '' }
}

/** Follows the link of the mail that opens an account. */
async function openAccount(request: APIRequestContext, email: string): Promise<Login> {
  const path = await mailedPath(request, email, '/authvalidation')
  const token = path.split('/').at(-1)
  const { data } = await (await request.get(`/v1/newlogin/validate/${token}`)).json()
  return data
}

/** An account of the test's own: what it changes disturbs no other. */
export async function newAccount(request: APIRequestContext): Promise<Login> {
  const name = `e2e-${randomUUID().slice(0, 8)}`
  const email = `${name}@exemplo.com.br`
  const asked = await request.post('/v1/newlogin', {
    headers: await xsrf(request),
    data: {
      firstName: 'Beatriz',
      lastName: 'Nogueira',
      email,
      plataformName: name,
      password: 'praca123',
    },
  })
  expect(asked.ok()).toBe(true)
  return openAccount(request, email)
}

/** People of the demonstration, for what disturbs nobody else. */
export const DEMO = {
  user: 'usuario@demo.praca',
  admin: 'admin@demo.praca',
  password: 'praca123',
}

/** @param email of one of them */
export async function demoLogin(request: APIRequestContext, email: string): Promise<Login> {
  const data = { user: email, password: DEMO.password }
  const answer = await request.post('/v1/login', { headers: await xsrf(request), data })
  return (await answer.json()).data
}

let shared: Promise<Login> | undefined

/** One account a worker, for tests that change nothing of it: sign-ups are counted by the hour. */
export const sharedAccount = (request: APIRequestContext): Promise<Login> =>
  (shared ??= newAccount(request))

/** Keeps a login in the browser, as logging in does; once, so that a logout lasts. */
export async function enterAs(page: Page, { token, user }: Login) {
  await page.addInitScript(
    ([id, storedToken, stored]) => {
      if (sessionStorage.getItem('entered') === id) return
      sessionStorage.setItem('entered', id)
      localStorage.setItem('token', storedToken)
      localStorage.setItem('userData', stored)
    },
    [user._id, token, JSON.stringify({ ...user, token })] as const,
  )
}
