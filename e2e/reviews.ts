import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { DEMO, demoLogin, type Login, newAccount, sharedAccount, XSRF } from './accounts.ts'
import { publishCompany } from './companies.ts'
import { expect } from './fixtures.ts'

export interface Company {
  id: string
  name: string
}

let owner: Promise<Login> | undefined

/** One account a worker: the person who keeps the pages that its tests rate. */
export const asOwner = (request: APIRequestContext) => (owner ??= newAccount(request))
/** Who rates, and who else does. */
export const asReviewer = sharedAccount
export const asAnother = (request: APIRequestContext) => demoLogin(request, DEMO.user)
export const asAdmin = (request: APIRequestContext) => demoLogin(request, DEMO.admin)

/** A page to be rated, of a name that is found. */
export async function newCompany(request: APIRequestContext, named = 'Prumo'): Promise<Company> {
  const name = `${named} ${randomUUID().slice(0, 8)}`
  const id = await publishCompany(request, await asOwner(request), { nomeFantasia: name })
  return { id, name }
}

const call = async (request: APIRequestContext, { token }: Login, path: string, data: object) => {
  const answer = await request.post(path, { headers: { ...XSRF, token }, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data
}

/** @returns the review's id */
export async function rate(
  request: APIRequestContext,
  login: Login,
  company: Company,
  review: { rating: number; comment?: string } & Record<string, unknown>,
): Promise<string> {
  const about = { softwareId: company.id, userId: login.user._id }
  return (await call(request, login, '/v1/comment', { ...about, ...review })).review._id
}

export const answerReview = (request: APIRequestContext, login: Login, id: string, text: string) =>
  call(request, login, `/v1/comment/${id}/reply`, { text })

export const report = (request: APIRequestContext, login: Login, id: string, details = '') =>
  call(request, login, `/v1/comment/${id}/report`, { reason: 'falsa', details })

export const hide = (request: APIRequestContext, login: Login, id: string, reason: string) =>
  call(request, login, `/v1/admin/reviews/${id}/hide`, { reason })

export const pageOf = ({ id }: Company) => `/supplier/details/${id}`

/** A review on a page, or in the dialog of all. */
export const cardOf = (within: Page | Locator, author: string) =>
  within.getByRole('article').filter({ has: within.getByRole('heading', { name: author }) })

/** What the head of a page says: the average and of how many. */
export async function expectAverage(page: Page, average: string, count: number) {
  await expect(page.getByRole('link', { name: `( ${count} ) Avaliações` })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('img', { name: `${average} de 5` })
      .first(),
  )
    // The first stars of the page are those of its head.
    .toBeVisible()
}

/** Puts an end to the session of the person who is logged in here: the server knows it no more. */
export const endSession = (page: Page) =>
  page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)))
