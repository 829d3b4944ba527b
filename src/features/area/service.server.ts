import { listReceived } from '#/features/administrators/invitations/answering.server.ts'
import { factsOf } from '#/features/facts/definition.ts'
import { noteAnswered } from '#/features/notifications/notify.server.ts'
import { countOpen } from '#/features/outcomes/service.server.ts'
import { countUnanswered } from '#/features/quotes/service.server.ts'
import type { RegisterChoice } from '#/features/register/disagreement/schema.ts'
import {
  chooseRegistered,
  registerQuestionOf,
} from '#/features/register/disagreement/service.server.ts'
import { ownVendor } from '#/features/vendors/pages.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import * as repository from './repository.server.ts'
import type { AreaWire, SummaryWire, WaitingWire } from './schema.ts'

/** Whose area it is, and what runs there today. */
export async function areaOf(db: Database, vendorId: string): Promise<AreaWire> {
  const [vendor, publicidades] = await Promise.all([
    ownVendor(db, vendorId),
    repository.runningAdvertisements(db, vendorId),
  ])
  return { vendor, publicidades }
}

/** What the menu of a person's account shows. */
export async function summaryOf(db: Database, viewer: Viewer): Promise<SummaryWire> {
  const [email, received, perguntas, paginas] = await Promise.all([
    repository.emailOf(db, viewer.id),
    listReceived(db, viewer),
    countOpen(db, viewer),
    repository.keptPages(db, viewer.id),
  ])
  return { email, convites: received.length, perguntas, paginas }
}

const KINDS = { vendor: 'Fornecedor', software: 'Software', service: 'Serviço' } as const

/** What waits at a page for one of those who administer it. */
export async function waitingAt(
  db: Database,
  viewer: Viewer,
  vendorId: string,
): Promise<WaitingWire> {
  const [unanswered, orcamentosSemResposta, publicidadesEmAnalise, sheets, dadosNaReceita] =
    await Promise.all([
      repository.unansweredOf(db, vendorId, viewer.id),
      countUnanswered(db, viewer, vendorId),
      repository.countInReview(db, vendorId),
      repository.sheetsOf(db, vendorId, viewer.id),
      registerQuestionOf(db, vendorId),
    ])
  const facts = factsOf().length
  return {
    semResposta: unanswered.map(({ id, kind, name, total }) => ({
      _id: id,
      tipo: KINDS[kind],
      nome: name,
      total,
    })),
    orcamentosSemResposta,
    publicidadesEmAnalise,
    dadosNaReceita,
    fichas: sheets
      .map(({ id, name, stated }) => ({
        _id: id,
        nome: name,
        preenchida: Math.floor((100 * Math.min(stated, facts)) / facts),
      }))
      .filter(({ preenchida }) => preenchida < 100),
  }
}

/**
 * Answers what the register says otherwise; once all of it is answered, that it was asked is no news any more.
 * @throws AppError 403, 404, 409
 */
export const answerRegister = (
  db: Database,
  viewer: Viewer,
  vendorId: string,
  choice: RegisterChoice,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (await chooseRegistered(tx, viewer, vendorId, choice))
      await noteAnswered(tx, vendorId, 'register_differs')
  })
