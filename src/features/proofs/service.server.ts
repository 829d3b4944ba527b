import { mailDomain, noteDomain, worksAt } from '#/features/companies/company-domains.server.ts'
import { findPerson } from '#/features/people/service.server.ts'
import { hadAnswer } from '#/features/quotes/service.server.ts'
import {
  giveLabel,
  isCompanyReviewed,
  isPartyToReview,
  labelByMailbox,
  lockOwnReview,
  requireOwnReview,
  takeLabels,
} from '#/features/reviews/labelling.server.ts'
import { labelsOf } from '#/features/reviews/labels.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { changeFiles } from '#/platform/server/files/file-changes.server.ts'
import { privateFileRemoval } from '#/platform/server/files/removal-job.server.ts'
import {
  type FileStorage,
  openFile,
  type StoredFile,
} from '#/platform/server/files/storage.server.ts'
import type { ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import { securityEvent } from '#/platform/server/log/security-log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { countCompany, countProof } from './attempts.server.ts'
import { CONSENT } from './consent.ts'
import { addProofFile, markOfFile } from './file.server.ts'
import { proofMail } from './mail-job.server.ts'
import * as repository from './repository.server.ts'
import type { OwnProof } from './schema.ts'

export { proofFilesOf } from './repository.server.ts'

/** What the audit trail of these decisions is kept under. */
const SUBJECT = 'review_proof'

const WAITS = 'Um arquivo já espera a conferência. Retire-o para enviar outro.'
const PROVEN = 'O uso já está comprovado nesta avaliação.'
const NO_ANSWER = 'Nenhum fornecedor respondeu a um pedido seu sobre isto.'
const NO_DOMAIN =
  'O e-mail da sua conta não é de um domínio próprio. Esta etiqueta pede um e-mail no domínio da empresa.'
const REVIEWED = 'Esta é a empresa que oferece o que você avaliou. Informe a empresa que usa.'
const UNAVAILABLE = 'O registro público não pode ser consultado agora. Tente mais tarde.'
const UNKNOWN = 'Não há empresa ativa com este CNPJ no registro público.'
const OTHER_DOMAIN = 'Não encontramos o domínio do seu e-mail nos dados desta empresa.'
const MANY_DOMAINS = 'Já aceitamos outros domínios desta empresa, e não aceitamos mais um.'
const SHARED =
  'O domínio do seu e-mail serve a várias empresas, ou à que oferece o que você avaliou. Por isso, a etiqueta não muda.'
const TOO_LATE = 'Isto já foi decidido, ou o arquivo foi retirado.'
const NOT_YOURS = 'Outra pessoa da administração decide: a avaliação é sua ou da sua empresa.'
const missingProof = () => notFound('Comprovação não encontrada.')

/** How a review of one's own is proven. @throws AppError 404 for another's */
export async function readProof(db: Database, viewer: Viewer, reviewId: string): Promise<OwnProof> {
  const { review, target } = await requireOwnReview(db, viewer, reviewId)
  const last = await repository.lastProof(db, reviewId)
  return {
    alvo: { nome: target.name, tipo: target.kind },
    etiquetas: labelsOf(review),
    comprovacao: last
      ? {
          situacao: last.status,
          resposta: last.answer ?? '',
          enviadaEm: last.createdAt.toISOString(),
          destruidaEm: last.destroyedAt?.toISOString() ?? null,
        }
      : null,
    teveConversa: await hadAnswer(db, viewer.id, target),
    consentimento: CONSENT,
  }
}

/**
 * Takes a picture or a PDF that shows that the author of a review uses what it is of. Nobody reads it but who decides.
 * @throws AppError 400, 415 for the file; 404 for another's review, and for one that moderation hid; 409 while one
 *   waits, and for what is proven; TooManyAttempts
 */
export async function sendProof(
  { db, env, privateFiles }: Platform,
  viewer: Viewer,
  reviewId: string,
  file: ReceivedFile,
): Promise<OwnProof> {
  await requireOwnReview(db, viewer, reviewId)
  await countProof(db, viewer.id)
  return changeFiles(privateFiles, async (changes) => {
    const fileKey = await addProofFile(changes, file)
    const fileMark = await markOfFile(env, file)
    return db.transaction(async (tx) => {
      const { review } = await lockOwnReview(tx, viewer, reviewId)
      if (review.labels.includes('uso_comprovado')) throw new AppError(409, PROVEN)
      const last = await repository.lastProof(tx, reviewId)
      if (last?.status === 'waiting') throw new AppError(409, WAITS)
      const proof = { reviewId, userId: viewer.id, fileKey, fileMark, consentText: CONSENT }
      await repository.insertProof(tx, proof)
      return readProof(tx, viewer, reviewId)
    })
  })
}

/** Shows beside a review that a supplier answered its author here. @throws AppError 404, 409 where none did */
export const showConversation = (
  { db }: Platform,
  viewer: Viewer,
  reviewId: string,
): Promise<OwnProof> =>
  db.transaction(async (tx) => {
    const { target } = await lockOwnReview(tx, viewer, reviewId)
    if (!(await hadAnswer(tx, viewer.id, target))) throw new AppError(409, NO_ANSWER)
    await giveLabel(tx, reviewId, 'conversa')
    return readProof(tx, viewer, reviewId)
  })

/**
 * Shows beside a review that its author's mailbox is at the domain of a company, which they name. The company is not
 * kept, but for marks that nobody reads (`noteDomain`).
 * @param cnpj bare
 * @throws AppError 404; 400 by the field `cnpj` for a company that is not in business, or has another domain; 409 for a
 *   mailbox or a company that shows nothing; 503 while the register cannot be asked; TooManyAttempts
 */
export async function showCompany(
  platform: Platform,
  viewer: Viewer,
  reviewId: string,
  cnpj: string,
): Promise<OwnProof> {
  const { db, env } = platform
  const { target } = await requireOwnReview(db, viewer, reviewId)
  await countCompany(db, viewer.id)
  const email = (await findPerson(db, viewer.id))?.email ?? ''
  const domain = mailDomain(email)
  if (!domain) throw new AppError(409, NO_DOMAIN)
  if (await isCompanyReviewed(db, target, cnpj)) throw new AppError(409, REVIEWED)
  const works = await worksAt(platform, cnpj, email)
  if (works === 'unavailable') throw new AppError(503, UNAVAILABLE)
  if (works === 'unknown') throw new AppError(400, UNKNOWN, { cnpj: UNKNOWN })
  if (works === 'no') throw new AppError(400, OTHER_DOMAIN, { cnpj: OTHER_DOMAIN })
  const labels = await db.transaction(async (tx) => {
    await lockOwnReview(tx, viewer, reviewId)
    if (!(await noteDomain(tx, env, domain, cnpj))) throw new AppError(409, MANY_DOMAINS)
    return labelByMailbox(tx, env, reviewId, email)
  })
  // It is noted all the same: what many companies share shows nothing to any of them.
  if (!labels.includes('email_corporativo')) throw new AppError(409, SHARED)
  return readProof(db, viewer, reviewId)
}

/** Takes back all that proves a review: its file is destroyed at once, and what it earned goes. @throws AppError 404 */
export async function withdrawProof(
  { db, jobs }: Platform,
  viewer: Viewer,
  reviewId: string,
): Promise<OwnProof> {
  return db.transaction(async (tx) => {
    await lockOwnReview(tx, viewer, reviewId)
    const keys = await repository.deleteProofs(tx, reviewId)
    if (keys.length > 0) await jobs.enqueue(tx, privateFileRemoval, { keys })
    await takeLabels(tx, reviewId, ['uso_comprovado', 'conversa'])
    return readProof(tx, viewer, reviewId)
  })
}

/**
 * The file of a proof that waits, for who may decide about it.
 * @throws AppError 403 for one's own review, or of one's own company: no supplier unmasks a critic; 404
 */
export async function proofFile(
  { db, privateFiles }: Platform,
  admin: Viewer,
  id: string,
): Promise<{ key: string; file: StoredFile }> {
  const proof = await repository.findProof(db, id)
  if (!proof?.reviewId || !proof.fileKey || proof.status !== 'waiting') throw missingProof()
  if (await isPartyToReview(db, admin, proof.reviewId)) throw new AppError(403, NOT_YOURS)
  securityEvent('proof.read', { who: admin.id, subjectId: id })
  return { key: proof.fileKey, file: await openFile(privateFiles, proof.fileKey) }
}

/**
 * Decides about a proof. The fact stays beside the review, and the file is destroyed.
 * @throws AppError 403 for one's own review, or of one's own company; 404; 409 when it was decided or taken back
 */
export async function decide(
  { db, jobs, privateFiles }: Platform,
  admin: Viewer,
  id: string,
  { isUpheld, reason }: { isUpheld: boolean; reason: string },
): Promise<void> {
  const file = await db.transaction(async (tx) => {
    const proof = await repository.findProof(tx, id)
    if (!proof) throw missingProof()
    if (!proof.reviewId) throw new AppError(409, TOO_LATE)
    if (await isPartyToReview(tx, admin, proof.reviewId)) throw new AppError(403, NOT_YOURS)
    // The review before its proof, as its author locks them.
    if (isUpheld) await giveLabel(tx, proof.reviewId, 'uso_comprovado')
    const status = isUpheld ? 'upheld' : 'dismissed'
    const decided = await repository.decideProof(tx, id, { status, answer: reason })
    if (!decided) throw new AppError(409, TOO_LATE)
    await recordAudit(tx, {
      actorId: admin.id,
      action: isUpheld ? 'acceptProof' : 'refuseProof',
      subjectKind: SUBJECT,
      subjectId: id,
      detail: { reason },
    })
    await jobs.enqueue(tx, proofMail, { proofId: id })
    return decided.fileKey
  })
  if (file) await destroy(db, privateFiles, [{ id, fileKey: file }])
}

/** Destroys files, and notes it of those that are gone; what could not be destroyed is tried again at night. */
export async function destroy(
  db: Database,
  files: FileStorage,
  proofs: { id: string; fileKey: string }[],
): Promise<void> {
  const gone: string[] = []
  for (const { id, fileKey } of proofs) {
    const isGone = await files.remove(fileKey).then(
      () => true,
      () => false,
    )
    if (isGone) gone.push(id)
  }
  if (gone.length > 0) await repository.noteDestroyed(db, gone)
}
