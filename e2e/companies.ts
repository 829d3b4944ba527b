import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { cnpjCheckDigits } from '../src/domain/cnpj.ts'
import { DEMO, demoLogin, type Login, XSRF } from './accounts.ts'
import { expect } from './fixtures.ts'

/** A CNPJ that nobody has, with letters, bare. */
export function newCnpj(): string {
  const base = Math.random().toString(36).slice(2, 10).toUpperCase().padEnd(8, '7')
  return `${base}0001${cnpjCheckDigits(`${base}0001`)}`
}

export const COMPANY = {
  razaoSocial: 'PRUMO E NIVEL SISTEMAS LTDA',
  nomeFantasia: 'Prumo Sistemas',
  site: 'https://prumosistemas.com.br',
  numeroFuncionarios: '11 a 50',
  email: 'contato@prumosistemas.com.br',
  telefone: '(11) 2385-1939',
  cep: '01310-100',
  cidade: 'São Paulo',
  estado: 'SP',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  bairro: 'Bela Vista',
  complemento: '',
  pais: 'Brasil',
}

/** What the public services would answer: no test asks them. */
export async function answerLookups(page: Page) {
  const { razaoSocial, nomeFantasia, telefone, cidade, estado, logradouro, bairro, pais } = COMPANY
  const company = { nomeEmpresa: razaoSocial, nomeFantasia, telefone, cep: '01310100' }
  const address = { cidade, estado, rua: logradouro, numero: '', bairro, complemento: '', pais }
  await page.route('**/v1/get-cnpj/*', (route) => route.fulfill({ json: { data: company } }))
  await page.route('**/v1/get-cep/*', (route) => route.fulfill({ json: { data: address } }))
}

export const makeLogo = () =>
  sharp({ create: { width: 380, height: 300, channels: 3, background: '#f5b301' } })
    .png()
    .toBuffer()

/** The first step of a registration, by itself. @returns the page's id */
export async function beginCompany(request: APIRequestContext, { token }: Login, change = {}) {
  const headers = { ...XSRF, token }
  const data = { ...COMPANY, cnpj: newCnpj(), ...change }
  const answer = await request.post('/v1/vendor', { headers, data })
  expect(answer.ok()).toBe(true)
  return (await answer.json()).data._id as string
}

/** The first two steps. @returns the page's id */
export async function publishCompany(request: APIRequestContext, login: Login, change = {}) {
  const id = await beginCompany(request, login, change)
  const logotipo = { name: 'logo.png', mimeType: 'image/png', buffer: await makeLogo() }
  const answer = await request.post(`/v1/vendor/page/${id}`, {
    headers: { ...XSRF, token: login.token },
    multipart: { descricao: 'Sistemas para construtoras.', logotipo },
  })
  expect(answer.ok()).toBe(true)
  return id
}

/** Of the software that tests add: what is counted of other categories stays as it is. */
export const OFFER_CATEGORY = 'Construção civil'

/** An offer in the catalogue of a company. @returns its id */
export async function addOffer(
  request: APIRequestContext,
  { token, user }: Login,
  vendorId: string,
  change: Record<string, string> & { tipo: 'Software' | 'Serviço'; name: string },
) {
  const common = { category: OFFER_CATEGORY, description: 'Do orçamento à entrega das chaves.' }
  const own: Record<string, string> =
    change.tipo === 'Software'
      ? { fabricante: 'Prumo', comercializadoPor: 'Prumo Sistemas', slogan: 'A obra em dia.' }
      : { category: 'Consultoria em ERP', subCategoria: 'Implantação' }
  const answer = await request.post(`/v1/vendor/products/${vendorId}/${user._id}`, {
    headers: { ...XSRF, token },
    multipart: { ...common, ...own, ...change },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data._id as string
}

/** An Admin confirms that a page is its company's: from then on it may invite. */
export async function confirmCompany(request: APIRequestContext, vendorId: string) {
  const { token } = await demoLogin(request, DEMO.admin)
  const answer = await request.post(`/v1/admin/confirmations/${vendorId}/confirm`, {
    headers: { ...XSRF, token },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
