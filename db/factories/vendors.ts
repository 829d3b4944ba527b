import { vendorAdmins, vendorDomains, vendors } from '#/db/schema/index.ts'
import { cnpjCheckDigits } from '#/domain/cnpj.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { next, only } from './counter.ts'

export type NewVendor = typeof vendors.$inferInsert

const FIRST_ROOT = 91_000_000

/** A valid CNPJ of a head office, bare. @param n its place in a series: another n, another CNPJ */
export function cnpjNumber(n: number): string {
  const base = `${String(FIRST_ROOT + n * 7919).slice(-8)}0001`
  return base + cnpjCheckDigits(base)
}

/** A page that its company manages, ready to insert. */
export function vendorRow(overrides: Partial<NewVendor> = {}): NewVendor {
  const n = next()
  return {
    cnpj: cnpjNumber(n),
    razaoSocial: `Fornecedor ${n} Tecnologia Ltda.`,
    nomeFantasia: `Fornecedor ${n}`,
    employeeRange: '11 a 50',
    description: 'Software e serviços de gestão para empresas de todo o país.',
    city: 'Curitiba',
    state: 'PR',
    isAssociated: true,
    ...overrides,
  }
}

export async function makeVendor(db: Database, overrides: Partial<NewVendor> = {}) {
  return only(await db.insert(vendors).values(vendorRow(overrides)).returning())
}

/** Lets a person administer a page. */
export async function giveVendor(db: Database, vendorId: string, userId: string) {
  await db.insert(vendorAdmins).values({ vendorId, userId })
}

/** Makes a domain of mail a supplier's own. */
export async function giveDomain(db: Database, vendorId: string, domain: string) {
  await db.insert(vendorDomains).values({ vendorId, domain, proof: 'mailbox' })
}
