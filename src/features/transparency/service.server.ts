import { dayOf } from '#/domain/dates.ts'
import { DAY_MS } from '#/domain/durations.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { endLapsed, runningAlerts } from './alerts/service.server.ts'
import { REASONS_MIN, REPORT_MONTHS, REPORT_YEARS } from './limits.ts'
import { pageOf } from './links.ts'
import * as repository from './repository.server.ts'
import type { ModerationLog, TransparencyFigures, TransparencyReport } from './schema.ts'

/** The last months as `YYYY-MM`, the earliest first, with that of now. */
function lastMonths(now: Date): string[] {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number)
  return Array.from({ length: REPORT_MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  ).reverse()
}

/** The beginning of a month in Brazil, which has been three hours behind UTC all year since 2019. */
const beginOf = (month = '') => new Date(`${month}-01T03:00:00Z`)

/** What moderation did, counted now. One statement after the other: no page waits for it. */
async function figuresNow(db: Database, now = new Date()): Promise<TransparencyFigures> {
  const months = lastMonths(now)
  const from = beginOf(months[0])
  const reviews = await repository.reviewCounts(db)
  const porSinal = await repository.waitingBySignal(db)
  const received = await repository.receivedByMonth(db, from)
  const hidden = await repository.hiddenByMonth(db, from)
  const ocultadasPorMotivo = await repository.hiddenByReason(db, from)
  const ocultadasPorSinal = await repository.hiddenBySignal(db, from)
  const reports = await repository.reportCounts(db, from)
  const porMotivo = await repository.reportsByReason(db, from)
  const empresas = await repository.companyCounts(db, from)
  const recursos = {
    autores: await repository.recourseCounts(db, 'author', from),
    empresas: await repository.recourseCounts(db, 'company', from),
  }
  const declaracoes = await repository.declarationCounts(db, from)
  const alvos = await repository.targets(db, from)
  const inMonth = (counts: repository.MonthCount[], month: string) =>
    counts.find(({ mes }) => mes === month)?.total ?? 0
  return {
    avaliacoes: { ...reviews, porSinal },
    meses: months.map((mes) => ({
      mes,
      recebidas: inMonth(received, mes),
      ocultadas: inMonth(hidden, mes),
    })),
    ocultadasPorMotivo,
    ocultadasPorSinal,
    denuncias: { ...reports, porMotivo },
    empresas,
    recursos,
    declaracoes,
    alvos,
  }
}

/** What nights before have no figures of. */
const UNCOUNTED_REVIEWS = { foraDoPrazo: null, semDecisao: null }
const UNCOUNTED = { recursos: null, ocultadasPorSinal: [] }

/** The report of the last night; before the first one, that of now. */
export async function transparencyReportOf(db: Database): Promise<TransparencyReport> {
  const last = await repository.latest(db)
  const { day, figures } = last ?? { day: dayOf(new Date()), figures: await figuresNow(db) }
  const avaliacoes = { ...UNCOUNTED_REVIEWS, ...figures.avaliacoes }
  const alerts = await runningAlerts(db)
  const ids = [...figures.alvos.map(({ id }) => id), ...alerts.keys()]
  const seen = new Map((await repository.seenOf(db, ids)).map((target) => [target.id, target]))
  const alvos = figures.alvos.flatMap((hidden) => {
    const target = seen.get(hidden.id)
    return target ? [{ ...target, ...hidden }] : []
  })
  const alertas = [...alerts].flatMap(([id, alert]) => {
    const target = seen.get(id)
    return target ? [{ ...target, ...alert }] : []
  })
  return { ...UNCOUNTED, ...figures, avaliacoes, dia: day, alvos, alertas }
}

/**
 * What was decided about reviews of a product or supplier, without a word of them.
 * @throws AppError 404 for what nobody sees
 */
export async function moderationLogOf(db: Database, id: string): Promise<ModerationLog> {
  const [target] = await repository.seenOf(db, [id])
  if (!target) throw notFound('Não encontrado.')
  const from = beginOf(lastMonths(new Date())[0])
  const meses = await repository.decisionsOf(db, id, from)
  const motivos = await repository.reasonsOf(db, id, from)
  const hidden = motivos.reduce((all, { total }) => all + total, 0)
  return {
    nome: target.nome,
    link: pageOf(target.tipo, id),
    meses,
    motivos: hidden >= REASONS_MIN ? motivos : null,
  }
}

/** Every night: counts what moderation did, and keeps it; alerts that have run their time leave the pages. */
export const transparencyUpkeep: Job<Platform, Record<string, never>> = {
  name: 'transparency-upkeep',
  cron: '20 5 * * *',
  run: async ({ db }) => {
    const now = new Date()
    const figures = await figuresNow(db, now)
    const forgottenBefore = new Date(now.getTime() - REPORT_YEARS * 365 * DAY_MS)
    await db.transaction(async (tx) => {
      await repository.save(tx, dayOf(now), figures)
      await repository.forgetBefore(tx, dayOf(forgottenBefore))
      await endLapsed(tx, now, forgottenBefore)
      await dropPages(tx, ['transparency'])
    })
  },
}
