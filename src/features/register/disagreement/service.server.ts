import type { VendorRow } from '#/db/schema/index.ts'
import { addressLine, asWritten, isElsewhere, type PostalAddress } from '#/domain/postal-address.ts'
import { findPage, lockManagedPage, updatePage } from '#/features/companies/service.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { registeredAddress } from '../record/address.server.ts'
import * as repository from './repository.server.ts'
import type { AddressChoice, AddressQuestion } from './schema.ts'

const CHANGED = 'Este endereço já foi respondido, ou a Receita informa outro agora.'

interface Asked {
  own: PostalAddress
  /** As it would be written on the page. */
  registered: PostalAddress
  /** As the register has it, by which it is known that it was answered. */
  key: string
  month: string
}

const ownAddress = (vendor: VendorRow): PostalAddress => ({
  street: vendor.street ?? '',
  number: vendor.streetNumber ?? '',
  complement: vendor.complement ?? '',
  district: vendor.bairro ?? '',
  city: vendor.city ?? '',
  state: vendor.state ?? '',
  cep: vendor.cep ?? '',
})

/** What is to be asked of a page: null where the register says the same, nothing, or what was answered before. */
async function asked(db: Database, vendor: VendorRow): Promise<Asked | null> {
  const found = vendor.isAssociated && (await repository.findCompany(db, vendor.cnpj))
  if (!found) return null
  const { company, month } = found
  if (company.isSoleTrader || company.situation !== 'ativa') return null
  const own = ownAddress(vendor)
  const registered = registeredAddress(company)
  if (!isElsewhere(own, registered)) return null
  const key = addressLine(registered)
  if (await repository.isDecided(db, vendor.id, key)) return null
  return { own, registered: asWritten(registered, own), key, month }
}

/** Whether the register has a page's company elsewhere than the page says, for those who keep it. */
export async function addressQuestionOf(
  db: Database,
  vendorId: string,
): Promise<AddressQuestion | null> {
  const page = await findPage(db, vendorId)
  const question = page && (await asked(db, page.vendor))
  if (!question) return null
  return {
    pagina: addressLine(question.own),
    receita: addressLine(question.registered),
    competencia: question.month.slice(0, 7),
  }
}

/**
 * Writes the register's address on a page, or notes that the page keeps its own; nobody is asked again until the
 * register says another one.
 * @throws AppError 403, 404; 409 where what the person saw is not what is asked
 */
export async function chooseAddress(
  db: Database,
  viewer: Viewer,
  vendorId: string,
  { escolha, receita }: AddressChoice,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { vendor, adminIds } = await lockManagedPage(tx, viewer, vendorId)
    const question = await asked(tx, vendor)
    if (!question || addressLine(question.registered) !== receita) throw new AppError(409, CHANGED)
    const choice = escolha === 'usar' ? 'use' : 'keep'
    await repository.writeChoice(tx, { vendorId, registered: question.key, choice })
    if (choice === 'use') {
      const { street, number, complement, district, city, state, cep } = question.registered
      await updatePage(tx, vendorId, {
        street: street || null,
        streetNumber: number || null,
        complement: complement || null,
        bairro: district || null,
        city: city || null,
        state: state || null,
        cep: cep || null,
      })
      await dropPages(tx, [
        'vendors',
        `vendor:${vendorId}`,
        ...adminIds.map((id) => `user:${id}` as const),
      ])
    }
    await recordAudit(tx, {
      actorId: viewer.id,
      action: choice === 'use' ? 'useRegisteredAddress' : 'keepAddress',
      subjectKind: 'vendor',
      subjectId: vendorId,
    })
  })
}
