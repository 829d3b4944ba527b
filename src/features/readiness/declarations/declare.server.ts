import type { ReadinessItem } from '#/domain/readiness.ts'
import { READINESS } from '#/domain/readiness.ts'
import { notifySellers } from '#/features/notifications/notify.server.ts'
import { UPLOADS_PATH } from '#/platform/file-urls.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import type { FileStorage } from '#/platform/server/files/storage.server.ts'
import type { ItemDeclaration, ReadinessDeclaration } from '../schema.ts'
import { proofOf } from './presenter.server.ts'
import { nameOfProof } from './proof.server.ts'
import { proofName } from './proof-name.ts'
import * as repository from './repository.server.ts'
import { isValid, validUntil } from './validity.ts'

/** Who declares something of an offer. */
export interface Declaring {
  offerId: string
  userId: string
  source: repository.DeclaredRow['source']
  now: Date
  /** Where files that prove something are. */
  files: FileStorage
}

const OTHER_FILE = 'Este arquivo não é a comprovação deste item. Envie-o de novo.'
const PROOF_NEEDED =
  'Nossa equipe retirou a declaração anterior. Para declarar de novo, envie uma comprovação.'
const SAME_PROOF = 'Esta comprovação já foi recusada. Envie outra, que mostre o que você declara.'

/**
 * Declares several items of an offer, as `PUT /v1/software/{id}/ficha` does; what is the same as before
 * and still valid stays as old as it is.
 * @param tx a transaction in which the offer is locked, and whose caller drops its pages
 * @returns keys of files that nothing shows any more
 * @throws AppError 400 by the field of a proof, as `prontidao.3.prova`
 */
export async function declareReadiness(
  tx: Database,
  declaring: Declaring,
  declarations: ReadinessDeclaration[],
): Promise<string[]> {
  const former: string[] = []
  for (const [index, { item, ...declared }] of declarations.entries()) {
    const field = `prontidao.${index}.prova`
    former.push(...(await declareItem(tx, declaring, item, declared, { field })))
  }
  return former
}

/**
 * The same of one item, with a file as its proof.
 * @param newKey of the file, where one was stored for it
 * @throws AppError 400 by the field of the proof
 */
export async function declareItem(
  tx: Database,
  { offerId, userId, source, now, files }: Declaring,
  item: ReadinessItem,
  { situacao, previsto, prova }: ItemDeclaration,
  { field, newKey }: { field: string; newKey?: string },
): Promise<string[]> {
  const row = await repository.lockDeclared(tx, offerId, item)
  if (situacao === 'nao_informado') return forget(tx, offerId, row, now)
  const proof = proofAfter(row, prova, newKey, field)
  const plannedFor = situacao === 'planejado' ? (previsto ?? null) : null
  const isSame =
    row?.state === situacao &&
    row.plannedFor === plannedFor &&
    row.proofUrl === proof.proofUrl &&
    row.proofKey === proof.proofKey
  if (isSame && isValid(row, now)) return []
  if (row?.withdrawnAt && situacao !== 'nao') await requireNewProof(files, row, proof, field)
  await repository.saveDeclared(tx, offerId, item, {
    state: situacao,
    plannedFor,
    ...proof,
    source,
    userId,
    declaredAt: now,
    validUntil: validUntil(now, plannedFor),
  })
  await notifySellers(tx, offerId, 'readiness_changed')
  return row?.proofKey && row.proofKey !== proof.proofKey ? [row.proofKey] : []
}

type Row = repository.DeclaredRow | undefined
type Proof = Pick<repository.DeclaredRow, 'proofUrl' | 'proofKey'>

/** What is not known already stays so, with when it was known. What was taken away stays noted. */
async function forget(tx: Database, offerId: string, row: Row, now: Date): Promise<string[]> {
  if (!row || !isValid(row, now)) return []
  if (row.withdrawnAt) await repository.emptyDeclared(tx, offerId, row.item)
  else await repository.deleteDeclared(tx, offerId, row.item)
  await notifySellers(tx, offerId, 'readiness_changed')
  return row.proofKey ? [row.proofKey] : []
}

function proofAfter(
  row: Row,
  sent: string | undefined,
  newKey: string | undefined,
  field: string,
): Proof {
  if (newKey) return { proofUrl: null, proofKey: newKey }
  const before = { proofUrl: row?.proofUrl ?? null, proofKey: row?.proofKey ?? null }
  if (sent === undefined || (sent !== '' && sent === proofOf(before))) return before
  if (sent.startsWith(`${UPLOADS_PATH}/`))
    throw new AppError(400, OTHER_FILE, { [field]: OTHER_FILE })
  return { proofUrl: sent || null, proofKey: null }
}

/**
 * What an Admin took away once is declared again with a proof, and not with one that did not hold: neither sent anew
 * nor left from a 'não' that nobody asked to prove.
 */
async function requireNewProof(
  files: FileStorage,
  row: repository.DeclaredRow,
  proof: Proof,
  field: string,
) {
  const text = `${READINESS[row.item]}: ${PROOF_NEEDED}`
  if (!proof.proofUrl && !proof.proofKey) throw new AppError(400, text, { [field]: PROOF_NEEDED })
  const refused = [proofName(row.refusedProof), ...row.refusedProofs]
  const name = await nameOfProof(files, proof)
  if (name !== null && refused.includes(name))
    throw new AppError(400, SAME_PROOF, { [field]: SAME_PROOF })
}

/**
 * Says again what was declared, for another year.
 * @throws AppError 409 for an item of which nothing is declared, and for a plan that holds until its day already
 */
export async function renewReadiness(tx: Database, declaring: Declaring, items: ReadinessItem[]) {
  const { offerId, userId, source, now } = declaring
  for (const item of new Set(items)) {
    const row = await repository.lockDeclared(tx, offerId, item)
    if (!row?.state) throw new AppError(409, `${READINESS[item]}: não há o que confirmar.`)
    const until = validUntil(now, row.plannedFor)
    if (until <= now)
      throw new AppError(
        409,
        `${READINESS[item]}: a data prevista passou. Declare como está agora.`,
      )
    if (row.plannedFor && until <= row.validUntil)
      throw new AppError(409, `${READINESS[item]}: o plano já vale até a data prevista.`)
    const { state, plannedFor, proofUrl, proofKey } = row
    await repository.saveDeclared(tx, offerId, item, {
      state,
      plannedFor,
      proofUrl,
      proofKey,
      source,
      userId,
      declaredAt: now,
      validUntil: until,
    })
  }
}
