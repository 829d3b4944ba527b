import { saoPauloMoment } from '#/domain/sao-paulo.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { type CacheTag, dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { articleDue } from '../jobs.server.ts'
import { bannerKeyAt, checkPictures } from '../pictures/service.server.ts'
import { KINDS } from '../presenter.server.ts'
import { isBlankBody, missingToPublish } from '../publication.ts'
import { sanitiseBody } from '../sanitise.server.ts'
import { presentDeskArticle } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { ArticleEdit, DeskArticle, NewArticle } from './schema.ts'

/** What the audit trail calls news, articles and jobs. */
const ARTICLE_SUBJECT = 'article'

/** @throws AppError 404 */
export async function readDesk(db: Database, id: string): Promise<DeskArticle> {
  return presentDeskArticle(required(await repository.deskRow(db, id)))
}

/** @throws AppError 400 by field */
export async function addArticle(
  { db, jobs }: Platform,
  admin: Viewer,
  item: NewArticle,
): Promise<DeskArticle> {
  return db.transaction(async (tx) => {
    const change = await columnsOf(tx, item, null)
    const id = await repository.insertArticle(tx, { kind: KINDS[item.type], ...change })
    await follow({ tx, jobs, admin }, 'add', id, undefined)
    return readDesk(tx, id)
  })
}

/**
 * Writes an item over the version that its author read.
 * @throws AppError 400 by field, 404, 409 when somebody changed it meanwhile
 */
export async function changeArticle(
  { db, jobs }: Platform,
  admin: Viewer,
  id: string,
  item: ArticleEdit,
): Promise<DeskArticle> {
  return db.transaction(async (tx) => {
    const before = required(await repository.lockRow(tx, id))
    if (before.updatedAt.getTime() !== Date.parse(item.version)) throw new AppError(409, OVERTAKEN)
    if (before.kind !== KINDS[item.type]) throw new AppError(400, TYPE_STAYS, { type: TYPE_STAYS })
    await repository.updateArticle(tx, before, await columnsOf(tx, item, before))
    await follow({ tx, jobs, admin }, 'edit', id, before)
    return readDesk(tx, id)
  })
}

const OVERTAKEN =
  'Outra pessoa salvou este conteúdo depois que você o abriu. O que você escreveu continua aqui.'
const TYPE_STAYS = 'O tipo não muda depois de criado.'

/** Makes an item a draft again; a second time changes nothing. @throws AppError 404 */
export async function unpublishArticle(
  { db, jobs }: Platform,
  admin: Viewer,
  id: string,
): Promise<DeskArticle> {
  return db.transaction(async (tx) => {
    const before = required(await repository.lockRow(tx, id))
    if (before.publishedAt) {
      await repository.updateArticle(tx, before, { publishedAt: null })
      await follow({ tx, jobs, admin }, 'unpublish', id, before)
    }
    return readDesk(tx, id)
  })
}

/** @throws AppError 404 */
export async function deleteArticle({ db }: Platform, admin: Viewer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const before = required(await repository.lockRow(tx, id))
    await repository.deleteArticle(tx, id)
    await record(tx, admin, 'delete', id, { before: traced(before) })
    if (before.situation === 'publicado') await dropPages(tx, tagsOf(id))
  })
}

const tagsOf = (id: string): CacheTag[] => ['articles', `article:${id}`]

function required(row: repository.DeskRow | undefined): repository.DeskRow {
  if (!row) throw notFound('Conteúdo não encontrado.')
  return row
}

/**
 * An item as its row has it.
 * @throws AppError 400 by field, for a picture that is gone and for what cannot be published
 */
async function columnsOf(tx: Database, item: NewArticle, before: repository.DeskRow | null) {
  const clean = await sanitiseBody(item.comment)
  const body = isBlankBody(clean) ? '' : clean
  // Of a body that was nothing but harm, nothing is left.
  const [missing] = Object.entries(missingToPublish({ ...item, comment: body }))
  if (missing) throw new AppError(400, missing[1], Object.fromEntries([missing]))
  await checkPictures(tx, body)
  return {
    headline: item.headline,
    company: item.company || null,
    url: item.url || null,
    isFeatured: item.featured,
    ...(item.type === 'Career' && {
      place: item.local || null,
      workModel: item.modelo || null,
      salary: item.salario || null,
      endsOn: item.encerraEm || null,
    }),
    bannerKey: await bannerKeyAt(tx, item.banner, before?.bannerKey ?? null),
    body,
    publishedAt: publishedAt(item, before),
  }
}

function publishedAt({ situacao, agendadoPara }: NewArticle, before: repository.DeskRow | null) {
  if (situacao === 'rascunho') return null
  if (situacao === 'agendado') return saoPauloMoment(agendadoPara)
  return before?.situation === 'publicado' ? before.publishedAt : repository.NOW
}

interface Doing extends Pick<Platform, 'jobs'> {
  tx: Database
  admin: Viewer
}

/** What comes of a change: its trace, the pages that show it, and those that will. */
async function follow(
  { tx, jobs, admin }: Doing,
  action: string,
  id: string,
  before: repository.DeskRow | undefined,
) {
  const after = required(await repository.deskRow(tx, id))
  await record(tx, admin, action, id, {
    ...(before && { before: traced(before) }),
    after: traced(after),
  })
  if ([before?.situation, after.situation].includes('publicado')) await dropPages(tx, tagsOf(id))
  if (after.situation === 'agendado' && after.publishedAt)
    await jobs.enqueue(tx, articleDue, { articleId: id }, { at: after.publishedAt })
}

/** What the trail keeps of an item: not its text, but whether that changed. */
const traced = ({
  headline,
  company,
  url,
  isFeatured,
  bannerKey,
  body,
  endsOn,
  ...row
}: repository.DeskRow) => ({
  headline,
  company,
  url,
  isFeatured,
  bannerKey,
  bodyLength: body.length,
  endsOn,
  situation: row.situation,
  publishedAt: row.publishedAt?.toISOString() ?? null,
})

const record = (
  tx: Database,
  admin: Viewer,
  action: string,
  subjectId: string,
  detail: Record<string, unknown>,
) => recordAudit(tx, { actorId: admin.id, action, subjectKind: ARTICLE_SUBJECT, subjectId, detail })
