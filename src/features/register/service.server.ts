import { createHash, randomUUID } from 'node:crypto'
import path from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import type { Reached, RunCounts } from '#/db/schema/register.ts'
import { oneLine } from '#/domain/text.ts'
import { mirrorRegister } from '#/features/companies/mirrors/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import { SourceError } from '#/platform/server/source-error.server.ts'
import { type Archived, BrokenArchive, openArchive } from './files/archive.server.ts'
import { FILES, type FileName, SIMPLES, TABLE } from './files/layout.ts'
import { LayoutChanged, type Row, readRows } from './files/rows.server.ts'
import {
  type Archives,
  archivesIn,
  IncompleteMonth,
  isMadeBefore,
  monthMade,
  monthOf,
  partsOfSample,
  sizesOf,
} from './files/source.server.ts'
import { ABANDONED_DAYS } from './limits.ts'
import {
  cityCodeOf,
  companyReader,
  establishmentReader,
  type Read,
  TEXT_MAX,
} from './reading.server.ts'
import * as repository from './repository.server.ts'
import { isCity, type Selection } from './selection.ts'

/** What is told while a run goes on. */
export interface Progress {
  step: Reached['step']
  /** Rows of the register so far, in this process. */
  rows: number
  /** Of the archives, the bytes that are read, and all that have to be; once they are applied, companies. */
  done: number
  total: number
}

export interface RegisterOptions {
  selection: Selection
  /** 'YYYY-MM', where neither the folder nor a file says it. */
  month?: string | undefined
  /** Reads and counts, and writes nothing. */
  isDry?: boolean | undefined
  /** Also where parts are missing, or many of the companies that are known, or the names of many. */
  isMeant?: boolean | undefined
  /** Doubts a month that was taken back: nobody at hand asked for it again. */
  doubtsUndone?: boolean | undefined
  onProgress?: ((progress: Progress) => void) | undefined
  /** Aborted: what is read so far is kept, and the same command goes on from there. */
  signal?: AbortSignal | undefined
  /** By which a month has begun. */
  now?: Date | undefined
}

export interface RegisterReport {
  /** First day. */
  month: string
  counts: RunCounts
  /** What was read of a set that is no whole month, in words; '' for a whole one. */
  sample: string
  /** Which archive was made before the month that it is read as, in words; '' for none. */
  older: string
  /** False where it was interrupted. */
  isWhole: boolean
}

/** A month that cannot be brought in; its message is for whoever runs the command. */
export class RegisterError extends SourceError {
  /** The archives that are at fault. */
  readonly archives: string[]

  constructor(message: string, { isDoubtful = false, archives = [] as string[] } = {}) {
    super(message, isDoubtful)
    this.archives = archives
  }
}

/** Rows that are written at once, and rows of the archives after which it is noted how far the reading is. */
const BATCH = 2000
const NOTE_AFTER = 1_000_000
/** Companies of a transaction, as a month is applied. */
const APPLY_BATCH = 2000
/** A month is published in ten parts: one that lacks more than this share of its companies, or of few so many, lacks a part. */
const ABSENT_MAX = 0.05
const ABSENT_FEW = 20
/** Why a row is refused that came before. */
const REPEATED = 'repetida'

const emptyCounts = (): RunCounts => ({
  read: {},
  refused: {},
  chosen: 0,
  created: 0,
  changed: 0,
  closed: 0,
  reopened: 0,
  unchanged: 0,
  absent: 0,
})

/**
 * Brings a month of the register in from a folder of its archives: establishments are read first, then the
 * names of their companies, and only once all was read is anything compared with what is known, and written.
 * Killed at any moment and begun again, it goes on where it was; the same month again changes nothing.
 * @throws RegisterError where archives are missing, torn, of another layout or of months that do not agree, and where
 *   the month has not begun: nothing is changed then
 */
export async function bringInRegister(
  db: Database,
  folder: string,
  options: RegisterOptions,
): Promise<RegisterReport> {
  try {
    const archives = await archivesIn(folder, options.isMeant)
    const month = options.month ? `${options.month}-01` : await monthIn(folder, archives)
    requireBegun(month, options.now)
    if (options.doubtsUndone && !options.isMeant) await requireNotUndone(db, month)
    if (await isOutdated(db, month))
      throw new RegisterError(
        `Um mês mais novo que ${month.slice(0, 7)} já foi lido. Desfaça-o antes: npm run register -- --undo.`,
      )
    return await new Run(db, folder, archives, month, options).bringIn()
  } catch (error) {
    if (error instanceof IncompleteMonth) throw new RegisterError(error.message, error)
    if (error instanceof BrokenArchive) throw new RegisterError(error.message)
    throw error
  }
}

/**
 * A month that was taken back does not come again by itself.
 * @param month first day
 * @throws RegisterError
 */
export async function requireNotUndone(db: Database, month: string) {
  if (await repository.wasUndone(db, month))
    throw new RegisterError(
      `O mês ${month.slice(0, 7)} foi desfeito. Por isso não volta sozinho. Nada foi alterado.`,
      { isDoubtful: true },
    )
}

/** Whether something of a newer month is written. */
async function isOutdated(db: Database, month: string): Promise<boolean> {
  const latest = await repository.latestWritten(db)
  return latest !== null && latest > month
}

/** A month to come would stand before all that are published until then. @throws RegisterError */
function requireBegun(month: string, now = new Date()) {
  if (month > now.toISOString().slice(0, 10))
    throw new RegisterError(
      `O mês ${month.slice(0, 7)} ainda não começou. Nada foi alterado. Confira o nome da pasta, as datas dos arquivos ou o mês pedido.`,
    )
}

async function monthIn(folder: string, { establishments: [first = ''] }: Archives) {
  const archive = await openNamed(first)
  archive.close()
  return monthOf(folder, archive)
}

async function openNamed(file: string): Promise<Archived> {
  try {
    return await openArchive(file)
  } catch (error) {
    if (error instanceof BrokenArchive)
      throw new RegisterError(`${path.basename(file)} ${error.message}. Baixe-o de novo.`, {
        archives: [file],
      })
    throw error
  }
}

/** The run is no longer this process's: another one does it, or it was given up or taken back. */
class TakenOver extends RegisterError {
  constructor() {
    super('Esta leitura foi continuada por outro processo, ou desfeita. Este parou.')
  }
}

class Run {
  private readonly db: Database
  private readonly folder: string
  private readonly archives: Archives
  private readonly month: string
  private readonly options: RegisterOptions
  private readonly owner = randomUUID()
  private id = ''
  private counts = emptyCounts()
  private reached: Reached = { step: 'establishments', archive: 0, row: 0, cnpj: '' }
  private readonly progress: Progress = { step: 'establishments', rows: 0, done: 0, total: 0 }
  private doneBytes = 0
  private older = ''

  constructor(
    db: Database,
    folder: string,
    archives: Archives,
    month: string,
    options: RegisterOptions,
  ) {
    this.db = db
    this.folder = folder
    this.archives = archives
    this.month = month
    this.options = options
  }

  async bringIn(): Promise<RegisterReport> {
    await this.begin()
    try {
      const isWhole = (await this.readAll()) && (await this.apply())
      return {
        month: this.month,
        counts: this.counts,
        sample: partsOfSample(this.archives),
        older: this.older,
        isWhole,
      }
    } catch (error) {
      if (error instanceof RegisterError && !(error instanceof TakenOver))
        await this.fail(error.message)
      throw error
    }
  }

  /** Begins a run, or goes on with the one of the same archives. */
  private async begin() {
    const { establishments, companies, simples } = this.archives
    const sizes = await sizesOf([...establishments, ...companies, ...simples])
    this.progress.total = sizes.reduce((sum, size) => sum + size, 0)
    if (this.options.isDry) return
    const names = [...establishments, ...companies, ...simples].map((file) => path.basename(file))
    const about = JSON.stringify([this.month, this.options.selection, names, sizes])
    const fingerprint = createHash('sha256').update(about).digest('hex')
    await this.db.transaction(async (tx) => {
      await repository.lockRuns(tx)
      const open = await repository.openRun(tx, fingerprint)
      const taken = open && (await repository.takeOver(tx, open.id, this.owner))
      if (taken) {
        this.id = taken.id
        this.reached = taken.reached
        this.counts = taken.counts
        return
      }
      await repository.giveUpOthers(tx, 'Outra leitura começou.')
      // What another process was writing has been waited for: nothing older is written over it.
      if (await isOutdated(tx, this.month))
        throw new RegisterError(
          `Outro processo já grava um mês mais novo que ${this.month.slice(0, 7)}. Este parou.`,
        )
      await repository.clearStaging(tx)
      const { id } = await repository.insertRun(tx, {
        month: this.month,
        source: this.folder,
        fingerprint,
        owner: this.owner,
        reached: this.reached,
        counts: this.counts,
      })
      this.id = id
    })
  }

  /** @returns false where it was interrupted */
  private async readAll(): Promise<boolean> {
    if (this.reached.step === 'apply') return true
    await this.requireOneMonth()
    const cities = await this.table('cities')
    const activities = await this.table('activities')
    const { selection } = this.options
    const { city: wanted } = selection
    if (this.options.signal?.aborted) return false
    if (wanted && ![...cities].some(([code, name]) => isCity(wanted, code, name)))
      throw new RegisterError(
        `${FILES.cities.name} não tem a cidade '${wanted}'. Nada foi alterado.`,
      )
    const known = await repository.knownCnpjs(this.db)
    const readEstablishment = establishmentReader({
      ...selection,
      month: this.month,
      known,
      cities,
    })
    // What a try has chosen, by the roots of its companies, which nothing else keeps.
    const dryRoots = new Map<string, number>()
    const absent = new Set(this.options.isDry ? known : [])
    const isRead = await this.readStep('establishments', readEstablishment, async (tx, rows) => {
      if (tx) this.refuseRepeated(rows.length - (await repository.stageEstablishments(tx, rows)))
      else
        for (const { cnpj } of rows) {
          absent.delete(cnpj)
          dryRoots.set(cnpj.slice(0, 8), (dryRoots.get(cnpj.slice(0, 8)) ?? 0) + 1)
        }
    })
    if (!isRead) return false
    known.clear()
    const roots = this.options.isDry
      ? new Set(dryRoots.keys())
      : await repository.stagedRoots(this.db)
    const isNamed = await this.readStep('companies', companyReader(roots), async (tx, rows) => {
      if (tx) this.refuseRepeated(rows.length - (await repository.stageCompanies(tx, rows)))
      else for (const { root } of rows) dryRoots.delete(root)
    })
    if (!isNamed) return false
    const isMei = await this.readStep('simples', meiReader(roots), async (tx, rows) => {
      if (tx) await repository.stageMei(tx, rows)
    })
    if (!isMei) return false
    if (!this.options.isDry) return this.endReading(activities)
    this.countUnnamed([...dryRoots.values()].reduce((sum, count) => sum + count, 0))
    const before = await repository.absentCnpjs(this.db, this.month)
    const fresh = absent.size - before.filter((cnpj) => absent.has(cnpj)).length
    const present = await repository.countPresent(this.db, this.month)
    this.countAbsent({ total: absent.size, fresh }, present)
    return true
  }

  /**
   * Parts of one month say the same month in the names of the files inside; whether that was over when the month began
   * is told, as its facts would stand beside a month that did not say them.
   * @throws RegisterError
   */
  private async requireOneMonth() {
    const { establishments, companies, simples } = this.archives
    const files = [...establishments, ...companies, ...simples]
    let first: { file: string; made: string } | undefined
    for (const file of files) {
      const { name, close } = await openNamed(file)
      close()
      const made = monthMade(name)
      if (!made) continue
      if (isMadeBefore(made, this.month))
        this.older ||= `${path.basename(file)} foi feito antes do mês, como diz o nome do arquivo dentro dele (${name})`
      first ??= { file, made }
      if (first.made !== made && !this.options.isMeant)
        throw new RegisterError(
          `${path.basename(file)} é de outro mês que ${path.basename(first.file)}: os nomes dos arquivos dentro deles o dizem. Nada foi alterado. Baixe o mês de novo.`,
          // Which of them is of the month is not known.
          { isDoubtful: true, archives: files },
        )
    }
  }

  /** Names by their codes. */
  private async table(kind: 'cities' | 'activities'): Promise<Map<string, string>> {
    const names = new Map<string, string>()
    for (const file of this.archives[kind])
      await this.readArchive(kind, file, (row) => {
        const code = row.text(TABLE.code)
        names.set(
          kind === 'cities' ? cityCodeOf(code) : code,
          oneLine(row.text(TABLE.text), TEXT_MAX),
        )
      })
    return names
  }

  /** Reads what is left of the archives of a step, and writes what is chosen of them in batches. */
  private async readStep<T>(
    step: 'establishments' | 'companies' | 'simples',
    read: (row: Row) => Read<T>,
    write: (tx: Database | null, rows: T[]) => Promise<void>,
  ): Promise<boolean> {
    const steps = ['establishments', 'companies', 'simples', 'apply']
    if (steps.indexOf(this.reached.step) > steps.indexOf(step)) return true
    if (this.reached.step !== step) this.reached = { step, archive: 0, row: 0, cnpj: '' }
    this.progress.step = step
    const files = this.archives[step]
    for (let archive = this.reached.archive; archive < files.length; archive++) {
      const file = files[archive] ?? ''
      let batch: T[] = []
      let noted = this.reached.row
      const from = this.reached.row
      const note = async (row: number) => {
        const rows = batch
        batch = []
        noted = row
        await this.note({ step, archive, row, cnpj: '' }, (tx) =>
          rows.length > 0 ? write(tx, rows) : Promise.resolve(),
        )
      }
      const counts = await this.readArchive(step, file, (row) => {
        if (row.number < from) return
        this.progress.rows++
        const found = read(row)
        if (found && typeof found === 'object' && 'refused' in found) this.refuse(found.refused)
        else if (found) {
          batch.push(found)
          if (step === 'establishments') this.counts.chosen++
        }
        if (batch.length === BATCH || row.number + 1 - noted === NOTE_AFTER)
          return note(row.number + 1)
      })
      if (!counts) return false
      for (const [reason, total] of Object.entries(counts.refused)) this.refuse(reason, total)
      this.counts.read[FILES[step].name] = (this.counts.read[FILES[step].name] ?? 0) + counts.read
      const rows = batch
      batch = []
      await this.note({ step, archive: archive + 1, row: 0, cnpj: '' }, (tx) =>
        rows.length > 0 ? write(tx, rows) : Promise.resolve(),
      )
    }
    return true
  }

  private refuse(reason: string, total = 1) {
    this.counts.refused[reason] = (this.counts.refused[reason] ?? 0) + total
  }

  private refuseRepeated(total: number) {
    if (total > 0) this.refuse(REPEATED, total)
  }

  /** @returns null where it was interrupted */
  private async readArchive(
    kind: FileName,
    file: string,
    onRow: (row: Row) => void | Promise<void>,
  ) {
    const archive = await openNamed(file)
    const before = this.doneBytes
    const { signal, onProgress } = this.options
    const progress = this.progress
    async function* chunks() {
      for await (const chunk of archive.chunks((packed) => {
        progress.done = before + packed
      })) {
        if (signal?.aborted) throw new Interrupted()
        onProgress?.(progress)
        yield chunk
      }
    }
    try {
      const counts = await readRows(chunks(), FILES[kind], onRow)
      if (kind !== 'cities' && kind !== 'activities') this.doneBytes = progress.done
      return counts
    } catch (error) {
      if (error instanceof Interrupted) return null
      if (error instanceof LayoutChanged)
        throw new RegisterError(
          `${path.basename(file)} não está no formato esperado: ${error.message}. Nada foi alterado.`,
          { archives: [file] },
        )
      if (error instanceof BrokenArchive)
        throw new RegisterError(
          `${path.basename(file)} ${error.message}. Nada foi alterado; baixe-o de novo.`,
          { archives: [file] },
        )
      throw error
    } finally {
      archive.close()
    }
  }

  /** Writes, and notes how far it is, in one transaction. */
  private async note(reached: Reached, write: (tx: Database | null) => Promise<void>) {
    this.reached = reached
    if (this.options.isDry) return write(null)
    await this.asMine(async (tx) => {
      await write(tx)
      await repository.noteReached(tx, this.id, { reached, counts: this.counts })
    })
  }

  /** A transaction in which the run is this process's; another one waits until it is at its end. */
  private asMine(work: (tx: Database) => Promise<void>) {
    return this.db.transaction(async (tx) => {
      if (!(await repository.holdRun(tx, this.id, this.owner))) throw new TakenOver()
      await work(tx)
    })
  }

  /** All is read: what has no company, and what is a person's, goes before anything is compared. */
  private async endReading(activities: Map<string, string>): Promise<boolean> {
    await this.asMine(async (tx) => {
      this.countUnnamed(await repository.dropUnnamed(tx))
      await repository.forgetPersons(tx)
      const present = await repository.countPresent(tx, this.month)
      this.countAbsent(await repository.stageAbsent(tx, this.month), present)
      await repository.writeActivities(
        tx,
        [...activities].map(([code, text]) => ({ code, text })),
      )
      this.reached = { step: 'apply', archive: 0, row: 0, cnpj: '' }
      const { id, reached, counts } = this
      await repository.noteReached(tx, id, { reached, counts, state: 'applying' })
    })
    return true
  }

  /**
   * What a part that is missing, or that stands in the place of another, leaves behind.
   * @param unnamed companies that were chosen and have no row among the companies
   * @throws RegisterError
   */
  private countUnnamed(unnamed: number) {
    const { chosen, refused } = this.counts
    const isMuch = (count: number) => count > Math.max(ABSENT_FEW, chosen * ABSENT_MAX)
    const problem = isMuch(unnamed)
      ? `${FILES.companies.name} não tem ${unnamed} das ${chosen} empresas escolhidas: uma parte não veio, ou é de outro mês`
      : isMuch(refused[REPEATED] ?? 0)
        ? `${refused[REPEATED]} linhas vêm duas vezes: uma parte está no lugar de outra`
        : ''
    if (problem && !this.options.isMeant)
      throw new RegisterError(`${problem}. Nada foi alterado.`, { isDoubtful: true })
    if (unnamed > 0) this.refuse('sem empresa', unnamed)
  }

  /**
   * Counts what the month lacks of what is known.
   * @param present companies that the month before had: what it lacked as well is no sign of anything
   * @throws RegisterError where it lacks so many of them that a part is missing
   */
  private countAbsent({ total, fresh }: { total: number; fresh: number }, present: number) {
    this.counts.absent = total
    if (this.options.isMeant || fresh <= Math.max(ABSENT_FEW, present * ABSENT_MAX)) return
    throw new RegisterError(
      `Faltam no mês ${fresh} das ${present} empresas conhecidas: uma parte não veio, ou é de outro mês. Nada foi alterado.`,
      { isDoubtful: true },
    )
  }

  /** @returns false where it was interrupted */
  private async apply(): Promise<boolean> {
    if (this.options.isDry) return true
    const { total, applied } = await repository.countStaged(this.db, this.reached.cnpj)
    Object.assign(this.progress, { step: 'apply', done: applied, total })
    for (;;) {
      const after = this.reached.cnpj
      const last = await repository.lastOfBatch(this.db, after, APPLY_BATCH)
      if (last === null) break
      if (this.options.signal?.aborted) return false
      await this.note({ ...this.reached, cnpj: last }, async (tx) => {
        if (!tx) return
        const applied = await repository.applyBatch(tx, this.month, after, last)
        for (const [name, total] of Object.entries(applied))
          this.counts[name as keyof typeof applied] += total
        const cnpjs = sql`SELECT cnpj FROM register_staging WHERE cnpj > ${after} AND cnpj <= ${last}`
        const kept = await mirrorRegister(tx, cnpjs)
        if (kept.length > 0)
          await dropPages(
            tx,
            kept.map((id) => `vendor:${id}` as const),
          )
      })
      this.progress.done = Math.min(total, this.progress.done + APPLY_BATCH)
      this.options.onProgress?.(this.progress)
    }
    await this.asMine(async (tx) => {
      await repository.noteReached(tx, this.id, { counts: this.counts, state: 'done' })
      await repository.clearStaging(tx)
      await dropPages(tx, ['vendors', 'register'])
    })
    return true
  }

  private async fail(failure: string) {
    if (!this.id) return
    await this.asMine(async (tx) => {
      await repository.noteReached(tx, this.id, { counts: this.counts, state: 'failed', failure })
      // Who of them is a person was not known yet: their addresses stay nowhere.
      await repository.clearStaging(tx)
    })
  }
}

class Interrupted extends Error {}

/** Reads which of the chosen companies are of the small ones' regime. */
function meiReader(roots: ReadonlySet<string>): (row: Row) => Read<string> {
  return (row) => {
    if (!row.is(SIMPLES.isMei, 'S')) return null
    const root = row.text(SIMPLES.root).toUpperCase()
    return roots.has(root) ? root : null
  }
}

/**
 * Forgets what a reading left that nobody goes on with: which of its companies are persons is known only once all is
 * read, and until then it has where they are.
 */
export const forgetAbandoned = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await repository.lockRuns(tx)
    if (await repository.giveUpSilent(tx, ABANDONED_DAYS, 'Ninguém continuou esta leitura.'))
      await repository.clearStaging(tx)
  })

/** The first day of the latest month that was brought in to its end; null where there is none. */
export const latestMonth = async (db: Database): Promise<string | null> =>
  (await repository.latestRun(db))?.month ?? null

/**
 * Takes the month that was begun last back, also one that was written in part or failed before that: companies are
 * again as they were before it, those that it brought are gone, and so are their pages, unless somebody claimed them.
 * A month before one that failed stays. Killed and begun again, it goes on.
 * @param isDry says what would be taken back, and writes nothing
 * @returns the month, and how many companies it concerned; null where there is none to take back
 */
export async function undoLatestMonth(
  db: Database,
  isDry = false,
): Promise<{ month: string; companies: number } | null> {
  const month = await repository.latestBegun(db)
  if (!month) return null
  if (isDry) return { month, companies: await repository.countChanged(db, month) }
  await db.transaction(async (tx) => {
    await repository.lockRuns(tx)
    await repository.giveUpOthers(tx, 'O mês foi desfeito.')
    await repository.clearStaging(tx)
  })
  let companies = 0
  for (;;) {
    const cnpjs = await repository.changedIn(db, month, APPLY_BATCH)
    if (cnpjs.length === 0) break
    await db.transaction(async (tx) => {
      await repository.undoChanges(tx, month, cnpjs)
      const among: SQL = sql`SELECT jsonb_array_elements_text(${JSON.stringify(cnpjs)}::jsonb)`
      await mirrorRegister(tx, among, true)
    })
    companies += cnpjs.length
  }
  await db.transaction(async (tx) => {
    await repository.markUndone(tx, month)
    await dropPages(tx, ['vendors', 'register'])
  })
  return { month, companies }
}
