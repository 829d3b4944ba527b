import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { XSRF_COOKIE, XSRF_HEADER } from '../src/platform/xsrf.ts'
import { expect } from './fixtures.ts'
import { mailedPath } from './outbox.ts'
import { button, dialogNamed, labelled } from './parts.ts'

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

/** Headers of a call that changes something: the pair that a browser keeps and repeats. */
export const XSRF = { cookie: `${XSRF_COOKIE}=e2e`, [XSRF_HEADER]: 'e2e' }

/** Opens an account by the link of its mail. @param path of the link */
async function openAccount(request: APIRequestContext, path: string): Promise<Login> {
  const token = path.split('/').at(-1)
  const { data } = await (await request.get(`/v1/newlogin/validate/${token}`)).json()
  return data
}

/** Of every account that a test makes. */
export const PASSWORD = 'primeira-senha'

/** Asks for an account of the test's own. @returns the path of the link that opens it */
export async function askForAccount(
  request: APIRequestContext,
  domain = 'exemplo.com.br',
): Promise<string> {
  const name = `e2e-${randomUUID().slice(0, 8)}`
  const email = `${name}@${domain}`
  const asked = await request.post('/v1/newlogin', {
    headers: XSRF,
    data: {
      firstName: 'Beatriz',
      lastName: 'Nogueira',
      email,
      plataformName: name,
      password: PASSWORD,
    },
  })
  expect(asked.ok()).toBe(true)
  return mailedPath(email, '/authvalidation')
}

/** An account of the test's own: what it changes disturbs no other. */
export const newAccount = async (request: APIRequestContext, domain?: string): Promise<Login> =>
  openAccount(request, await askForAccount(request, domain))

/** People of the demonstration, for what disturbs nobody else. */
export const DEMO = {
  user: 'usuario@demo.praca',
  supplier: 'fornecedor@demo.praca',
  admin: 'admin@demo.praca',
  password: 'praca123',
}

/** The password of a person of the demonstration, or of an account that a test made. */
export const passwordOf = (email: string) => (/@demo\./.test(email) ? DEMO.password : PASSWORD)

/** A new session of somebody whose password a test has not changed. */
export async function logIn(request: APIRequestContext, email: string): Promise<Login> {
  const data = { user: email, password: passwordOf(email) }
  const answer = await request.post('/v1/login', { headers: XSRF, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data
}

const sessions = new Map<string, Promise<Login>>()

/**
 * One session a worker of somebody of the demonstration, for tests that do not end it.
 * @param email of one of them
 */
export function demoLogin(request: APIRequestContext, email: string): Promise<Login> {
  const login = sessions.get(email) ?? logIn(request, email)
  sessions.set(email, login)
  return login
}

let shared: Promise<Login> | undefined

/** One account a worker, for tests that change nothing of it: a new one costs a mail. */
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

/** Logs in by the dialog that is open. */
export async function logInHere(page: Page, email: string) {
  const dialog = dialogNamed(page, 'Entre na sua conta')
  await labelled(dialog, 'E-mail').fill(email)
  await labelled(dialog, 'Senha').fill(passwordOf(email))
  await button(dialog, 'Entrar').click()
  await expect(dialog).toBeHidden()
}
