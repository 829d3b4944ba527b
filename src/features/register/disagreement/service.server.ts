import type { VendorRow } from '#/db/schema/index.ts'
import { findPage, lockManagedPage, updatePage } from '#/features/companies/service.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { findRecord } from '../record/service.server.ts'
import { DIFFERENCES, type Difference } from './differences.server.ts'
import { REGISTER_FIELD_NAMES, REGISTER_FIELDS, type RegisterField } from './fields.ts'
import * as repository from './repository.server.ts'
import type { RegisterChoice, RegisterQuestion } from './schema.ts'

const CHANGED = 'Este dado já foi respondido, ou a Receita informa outro agora.'

interface Asked {
  /** First day of the month of the register. */
  month: string
  differences: (Difference & { field: RegisterField })[]
}

/** What is to be asked of a page: null where the register says the same, nothing, or what was answered before. */
async function asked(db: Database, vendor: VendorRow): Promise<Asked | null> {
  const found = vendor.isAssociated && (await findRecord(db, vendor.cnpj))
  if (!found || found.company.isSoleTrader || found.company.situation !== 'ativa') return null
  const choices = await repository.choicesOf(db, vendor.id)
  const differences = REGISTER_FIELD_NAMES.flatMap((field) => {
    const difference = DIFFERENCES[field](vendor, found)
    if (!difference) return []
    const said = repository.knownBy(difference.key)
    const isDecided = choices.some((choice) => choice.field === field && choice.registered === said)
    return isDecided ? [] : [{ field, ...difference }]
  })
  return differences.length > 0 ? { month: found.month, differences } : null
}

/** What the register has of a page's company otherwise than the page says, for those who keep it. */
export async function registerQuestionOf(
  db: Database,
  vendorId: string,
): Promise<RegisterQuestion | null> {
  const page = await findPage(db, vendorId)
  const question = page && (await asked(db, page.vendor))
  if (!question) return null
  return {
    competencia: question.month.slice(0, 7),
    diferencas: question.differences.map(({ field, own, registered }) => ({
      campo: field,
      pagina: own,
      receita: registered,
    })),
  }
}

/**
 * Writes what the register says of a field on a page, or notes that the page keeps its own; nobody is asked again until
 * the register says something else.
 * @returns whether nothing else is asked
 * @throws AppError 403, 404; 409 where what the person saw is not what is asked
 */
export async function chooseRegistered(
  tx: Database,
  viewer: Viewer,
  vendorId: string,
  { campo, escolha, receita }: RegisterChoice,
): Promise<boolean> {
  const { vendor, adminIds } = await lockManagedPage(tx, viewer, vendorId)
  const question = await asked(tx, vendor)
  const difference = question?.differences.find(({ field }) => field === campo)
  if (!question || difference?.registered !== receita) throw new AppError(409, CHANGED)
  const choice = escolha === 'usar' ? 'use' : 'keep'
  await repository.writeChoice(tx, {
    vendorId,
    field: campo,
    registered: difference.key,
    choice,
  })
  if (choice === 'use') {
    await updatePage(tx, vendorId, difference.change)
    await dropPages(tx, [
      'vendors',
      `vendor:${vendorId}`,
      ...adminIds.map((id) => `user:${id}` as const),
    ])
  }
  await recordAudit(tx, {
    actorId: viewer.id,
    action: choice === 'use' ? 'useRegistered' : 'keepOwn',
    subjectKind: 'vendor',
    subjectId: vendorId,
    detail: {
      field: REGISTER_FIELDS[campo].name,
      month: question.month.slice(0, 7),
      ...(choice === 'use' && difference.trail),
    },
  })
  return question.differences.length === 1
}
