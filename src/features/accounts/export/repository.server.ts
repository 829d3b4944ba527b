import { and, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  accessRequests,
  administratorInvitations,
  advertisements,
  apiKeys,
  auditLog,
  categories,
  categorySuggestions,
  certificates,
  credentials,
  devices,
  educations,
  experiences,
  imports,
  invitedAddresses,
  isActiveAdmin,
  isOpenTestimonyRequest,
  notificationReads,
  notifications,
  offerClaims,
  offerOwners,
  offerReadiness,
  offers,
  outcomeRefusals,
  outcomes,
  payments,
  quoteConversations,
  quoteMessages,
  quoteReports,
  quoteRequests,
  readinessOpinions,
  readinessReports,
  reviewAppeals,
  reviewInvitations,
  reviewProofs,
  reviewRecourses,
  reviewReplies,
  reviewReports,
  reviews,
  savedLists,
  savedOffers,
  secondFactors,
  sessions,
  testimonyRequests,
  userSoftwares,
  users,
  vendorAdmins,
  vendorConfirmations,
  vendors,
  watches,
  watchSettings,
  webhooks,
} from '#/db/schema/index.ts'
import { isKnownKind, KINDS } from '#/features/notifications/kinds.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

const { id: _id, userId: _owner, ...experience } = getTableColumns(experiences)
const { id: _id2, userId: _owner2, ...education } = getTableColumns(educations)
const { id: _id3, userId: _owner3, ...certificate } = getTableColumns(certificates)
const { tokenHash: _hash, userId: _owner4, ...accessRequest } = getTableColumns(accessRequests)

/** Everything that is kept of a person but secrets, by the name of its list. */
export async function personalData(db: Database, userId: string) {
  return {
    perfil: await db.select().from(users).where(eq(users.id, userId)),
    formas_de_login: await db
      .select({ forma: credentials.providerId, criada_em: credentials.createdAt })
      .from(credentials)
      .where(eq(credentials.userId, userId)),
    verificacao_em_duas_etapas: await db
      .select({ ativada_em: secondFactors.createdAt })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId)),
    sessoes: await db
      .select({
        aberta_em: sessions.createdAt,
        usada_em: sessions.lastUsedAt,
        vence_em: sessions.expiresAt,
        confirmada_em: sessions.confirmedAt,
        endereco_ip: sessions.ipAddress,
        navegador: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    aparelhos_conhecidos: await db
      .select({
        conhecido_desde: devices.createdAt,
        ultimo_login: devices.lastUsedAt,
        login_lembrado_ate: devices.rememberedUntil,
        vence_em: devices.expiresAt,
        endereco_ip: devices.ipAddress,
        navegador: devices.userAgent,
      })
      .from(devices)
      .where(eq(devices.userId, userId)),
    chaves_da_api: await db
      .select({ nome: apiKeys.name, criada_em: apiKeys.createdAt, usada_em: apiKeys.lastUsedOn })
      .from(apiKeys)
      .where(eq(apiKeys.userId, userId)),
    experiencias: await db
      .select(experience)
      .from(experiences)
      .where(eq(experiences.userId, userId)),
    formacao: await db.select(education).from(educations).where(eq(educations.userId, userId)),
    certificados: await db
      .select(certificate)
      .from(certificates)
      .where(eq(certificates.userId, userId)),
    softwares: await db
      .select({ nome: offers.name, desde: userSoftwares.createdAt })
      .from(userSoftwares)
      .innerJoin(offers, eq(offers.id, userSoftwares.offerId))
      .where(eq(userSoftwares.userId, userId)),
    listas: await db
      .select({
        lista: savedLists.name,
        software: offers.name,
        anotacao: savedOffers.note,
        lista_criada_em: savedLists.createdAt,
        salvo_em: savedOffers.createdAt,
      })
      .from(savedLists)
      .leftJoin(savedOffers, eq(savedOffers.listId, savedLists.id))
      .leftJoin(offers, eq(offers.id, savedOffers.offerId))
      .where(eq(savedLists.userId, userId)),
    acompanhamentos: await db
      .select({
        software: offers.name,
        fornecedor: vendors.razaoSocial,
        categoria: categories.name,
        busca: watches.search,
        novidades: sql<string>`array_to_string(${watches.events}, ', ')`,
        desde: watches.createdAt,
      })
      .from(watches)
      .leftJoin(offers, eq(offers.id, watches.offerId))
      .leftJoin(vendors, eq(vendors.id, watches.vendorId))
      .leftJoin(categories, eq(categories.id, watches.categoryId))
      .where(eq(watches.userId, userId)),
    resumos_do_que_acompanha: await db
      .select({
        frequencia: watchSettings.rhythm,
        enviados_ate: watchSettings.mailedUntil,
        tem_feed: sql<boolean>`${watchSettings.feedHash} IS NOT NULL`,
      })
      .from(watchSettings)
      .where(eq(watchSettings.userId, userId)),
    softwares_que_edita: await db
      .select({ nome: offers.name, desde: offerOwners.createdAt })
      .from(offerOwners)
      .innerJoin(offers, eq(offers.id, offerOwners.offerId))
      .where(eq(offerOwners.userId, userId)),
    avaliacoes: await db
      .select({
        software: offers.name,
        fornecedor: vendors.razaoSocial,
        nota: reviews.rating,
        comentario: reviews.comment,
        pontos_fortes: reviews.pros,
        pontos_fracos: reviews.cons,
        criterios: reviews.criteria,
        recomendaria: reviews.recommends,
        porte: reviews.companySize,
        setor: reviews.sector,
        funcao: reviews.role,
        tempo_de_uso: reviews.useTime,
        produto_anterior: reviews.formerProduct,
        incentivada: reviews.incentivized,
        etiquetas: reviews.labels,
        situacao: reviews.status,
        criada_em: reviews.createdAt,
        alterada_em: reviews.updatedAt,
        publicada_em: reviews.publishedAt,
        respondida_em: reviews.firstRepliedAt,
      })
      .from(reviews)
      .leftJoin(offers, eq(offers.id, reviews.offerId))
      .leftJoin(vendors, eq(vendors.id, reviews.vendorId))
      .where(eq(reviews.userId, userId)),
    respostas_a_avaliacoes: await db
      .select({
        software: offers.name,
        fornecedor: vendors.razaoSocial,
        texto: reviewReplies.text,
        criada_em: reviewReplies.createdAt,
      })
      .from(reviewReplies)
      .innerJoin(reviews, eq(reviews.id, reviewReplies.reviewId))
      .leftJoin(offers, eq(offers.id, reviews.offerId))
      .leftJoin(vendors, eq(vendors.id, reviews.vendorId))
      .where(eq(reviewReplies.userId, userId)),
    denuncias_de_avaliacoes: await db
      .select({
        software: offers.name,
        fornecedor: vendors.razaoSocial,
        motivo: reviewReports.reason,
        detalhes: reviewReports.details,
        criada_em: reviewReports.createdAt,
        decidida_em: reviewReports.settledAt,
      })
      .from(reviewReports)
      .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
      .leftJoin(offers, eq(offers.id, reviews.offerId))
      .leftJoin(vendors, eq(vendors.id, reviews.vendorId))
      .where(eq(reviewReports.userId, userId)),
    contestacoes: await db
      .select({
        software: offers.name,
        fornecedor: vendors.razaoSocial,
        motivo: reviewAppeals.bar,
        texto: reviewAppeals.text,
        situacao: reviewAppeals.status,
        resposta: reviewAppeals.answer,
        criada_em: reviewAppeals.createdAt,
        decidida_em: reviewAppeals.decidedAt,
      })
      .from(reviewAppeals)
      .leftJoin(offers, eq(offers.id, reviewAppeals.offerId))
      .leftJoin(vendors, eq(vendors.id, reviewAppeals.vendorId))
      .where(eq(reviewAppeals.userId, userId)),
    recursos_sobre_avaliacoes: await db
      .select({
        software: offers.name,
        fornecedor: vendors.razaoSocial,
        lado: reviewRecourses.side,
        texto: reviewRecourses.text,
        situacao: reviewRecourses.status,
        resposta: reviewRecourses.answer,
        criado_em: reviewRecourses.createdAt,
        decidido_em: reviewRecourses.decidedAt,
      })
      .from(reviewRecourses)
      .innerJoin(reviews, eq(reviews.id, reviewRecourses.reviewId))
      .leftJoin(offers, eq(offers.id, reviews.offerId))
      .leftJoin(vendors, eq(vendors.id, reviews.vendorId))
      .where(eq(reviewRecourses.userId, userId)),
    comprovacoes_de_uso: await db
      .select({
        software: offers.name,
        fornecedor: vendors.razaoSocial,
        autorizacao: reviewProofs.consentText,
        situacao: reviewProofs.status,
        resposta: reviewProofs.answer,
        enviada_em: reviewProofs.createdAt,
        decidida_em: reviewProofs.decidedAt,
        arquivo_destruido_em: reviewProofs.destroyedAt,
        codigo_do_arquivo: reviewProofs.fileMark,
      })
      .from(reviewProofs)
      .leftJoin(reviews, eq(reviews.id, reviewProofs.reviewId))
      .leftJoin(offers, eq(offers.id, reviews.offerId))
      .leftJoin(vendors, eq(vendors.id, reviews.vendorId))
      .where(eq(reviewProofs.userId, userId)),
    categorias_sugeridas: await db
      .select({
        nome: categorySuggestions.name,
        tipo: categorySuggestions.kind,
        situacao: categorySuggestions.status,
        motivo: categorySuggestions.reason,
        criada_em: categorySuggestions.createdAt,
        decidida_em: categorySuggestions.decidedAt,
      })
      .from(categorySuggestions)
      .where(eq(categorySuggestions.userId, userId)),
    paginas_de_fornecedor: await db
      .select({
        fornecedor: vendors.razaoSocial,
        cnpj: vendors.cnpj,
        desde: vendorAdmins.createdAt,
        por_vontade_propria_desde: vendorAdmins.acceptedAt,
        inativo_desde: vendorAdmins.inactiveAt,
      })
      .from(vendorAdmins)
      .innerJoin(vendors, eq(vendors.id, vendorAdmins.vendorId))
      .where(eq(vendorAdmins.userId, userId)),
    convites_para_administrar: await db
      .select({
        fornecedor: vendors.razaoSocial,
        situacao: administratorInvitations.status,
        enviado_por_voce: sql<boolean>`${administratorInvitations.invitedBy} = ${userId}`,
        criado_em: administratorInvitations.createdAt,
        vence_em: administratorInvitations.expiresAt,
        decidido_em: administratorInvitations.decidedAt,
      })
      .from(administratorInvitations)
      .innerJoin(vendors, eq(vendors.id, administratorInvitations.vendorId))
      .innerJoin(users, eq(users.id, userId))
      .where(
        or(
          eq(administratorInvitations.userId, userId),
          eq(administratorInvitations.email, users.email),
          eq(administratorInvitations.invitedBy, userId),
        ),
      ),
    pagamentos: await db
      .select({
        publicidade: advertisements.name,
        forma: payments.method,
        valor_em_centavos: payments.amountCents,
        quem_recebe: payments.provider,
        identificador: payments.providerPaymentId,
        situacao: payments.providerStatus,
        criado_em: payments.createdAt,
        pago_em: payments.paidAt,
        devolvido_em: payments.refundedAt,
      })
      .from(payments)
      .leftJoin(
        advertisements,
        and(eq(payments.kind, 'advertisement'), eq(advertisements.id, payments.subjectId)),
      )
      .where(eq(payments.userId, userId)),
    confirmacoes_de_cadastro: await db
      .select({
        fornecedor: vendors.razaoSocial,
        email: vendorConfirmations.email,
        pedido_em: vendorConfirmations.createdAt,
        confirmado_em: vendorConfirmations.provenAt,
      })
      .from(vendorConfirmations)
      .innerJoin(vendors, eq(vendors.id, vendorConfirmations.vendorId))
      .where(eq(vendorConfirmations.userId, userId)),
    pedidos_de_software: await db
      .select({
        software: offers.name,
        fornecedor: vendors.razaoSocial,
        situacao: offerClaims.status,
        motivo: offerClaims.reason,
        pedido_em: offerClaims.createdAt,
        decidido_em: offerClaims.decidedAt,
      })
      .from(offerClaims)
      .innerJoin(offers, eq(offers.id, offerClaims.offerId))
      .innerJoin(vendors, eq(vendors.id, offerClaims.vendorId))
      .where(eq(offerClaims.userId, userId)),
    prontidao_declarada: await db
      .select({
        software: offers.name,
        item: offerReadiness.item,
        situacao: offerReadiness.state,
        declarada_em: offerReadiness.declaredAt,
        valida_ate: offerReadiness.validUntil,
      })
      .from(offerReadiness)
      .innerJoin(offers, eq(offers.id, offerReadiness.offerId))
      .where(eq(offerReadiness.userId, userId)),
    opinioes_sobre_prontidao: await db
      .select({
        software: offers.name,
        item: readinessOpinions.item,
        declarado: readinessOpinions.state,
        opiniao: readinessOpinions.opinion,
        em: readinessOpinions.createdAt,
      })
      .from(readinessOpinions)
      .innerJoin(offers, eq(offers.id, readinessOpinions.offerId))
      .where(eq(readinessOpinions.userId, userId)),
    denuncias_de_prontidao: await db
      .select({
        software: offers.name,
        item: readinessReports.item,
        texto: readinessReports.details,
        situacao: readinessReports.status,
        resposta: readinessReports.reason,
        criada_em: readinessReports.createdAt,
        decidida_em: readinessReports.decidedAt,
      })
      .from(readinessReports)
      .innerJoin(offers, eq(offers.id, readinessReports.offerId))
      .where(eq(readinessReports.userId, userId)),
    pedidos_de_acesso: await db
      .select(accessRequest)
      .from(accessRequests)
      .where(eq(accessRequests.userId, userId)),
    publicidades: await db
      .select({
        fornecedor: vendors.razaoSocial,
        nome: advertisements.name,
        descricao: advertisements.description,
        de: advertisements.startsOn,
        ate: advertisements.endsOn,
        situacao: advertisements.status,
        motivo: advertisements.refusal,
        criada_em: advertisements.createdAt,
      })
      .from(advertisements)
      .innerJoin(vendors, eq(vendors.id, advertisements.vendorId))
      .where(inArray(advertisements.vendorId, pagesOf(db, userId))),
    notificacoes: await notificationsOf(db, userId),
    notificacoes_lidas: await db
      .select({ fornecedor: vendors.razaoSocial, lidas_ate: notificationReads.readUntil })
      .from(notificationReads)
      .innerJoin(vendors, eq(vendors.id, notificationReads.vendorId))
      .where(eq(notificationReads.userId, userId)),
    registro_de_decisoes: await auditEntriesOf(db, userId),
    importacoes: await db
      .select({
        arquivo: imports.fileName,
        situacao: imports.status,
        enviada_em: imports.createdAt,
      })
      .from(imports)
      .where(eq(imports.userId, userId)),
    pedidos_de_orcamento: await db
      .select({
        fornecedor: vendors.razaoSocial,
        necessidade: quoteRequests.need,
        porte: quoteRequests.companySize,
        setor: quoteRequests.sector,
        cidade: quoteRequests.city,
        prazo: quoteRequests.deadline,
        orcamento: quoteRequests.budget,
        formas_de_contato: quoteRequests.contactWays,
        telefone: quoteRequests.phone,
        quando: quoteRequests.contactTime,
        autorizacao: quoteConversations.consentText,
        autorizado_em: quoteConversations.consentedAt,
        contato_mostrado_em: quoteConversations.contactShownAt,
        situacao: quoteConversations.status,
        criado_em: quoteRequests.createdAt,
        encerrado_em: quoteConversations.endedAt,
      })
      .from(quoteConversations)
      .innerJoin(quoteRequests, eq(quoteRequests.id, quoteConversations.requestId))
      .innerJoin(vendors, eq(vendors.id, quoteConversations.vendorId))
      .where(eq(quoteRequests.userId, userId)),
    mensagens_sobre_orcamentos: await db
      .select({
        fornecedor: vendors.razaoSocial,
        escrita_por_voce: sql<boolean>`${quoteMessages.userId} IS NOT DISTINCT FROM ${userId}`,
        texto: quoteMessages.text,
        valor_em_centavos: quoteMessages.priceCents,
        validade: quoteMessages.validUntil,
        criada_em: quoteMessages.createdAt,
      })
      .from(quoteMessages)
      .innerJoin(quoteConversations, eq(quoteConversations.id, quoteMessages.conversationId))
      .innerJoin(quoteRequests, eq(quoteRequests.id, quoteConversations.requestId))
      .innerJoin(vendors, eq(vendors.id, quoteConversations.vendorId))
      .where(or(eq(quoteRequests.userId, userId), eq(quoteMessages.userId, userId))),
    conversas_de_orcamento_que_cuida: await db
      .select({ fornecedor: vendors.razaoSocial, desde: quoteConversations.createdAt })
      .from(quoteConversations)
      .innerJoin(vendors, eq(vendors.id, quoteConversations.vendorId))
      .where(eq(quoteConversations.ownerId, userId)),
    webhooks: await db
      .select({
        fornecedor: vendors.razaoSocial,
        url: webhooks.url,
        desde: webhooks.createdAt,
      })
      .from(webhooks)
      .innerJoin(vendors, eq(vendors.id, webhooks.vendorId))
      .where(eq(webhooks.userId, userId)),
    denuncias_de_orcamentos: await db
      .select({
        motivo: quoteReports.reason,
        detalhes: quoteReports.details,
        situacao: quoteReports.status,
        resposta: quoteReports.answer,
        criada_em: quoteReports.createdAt,
        decidida_em: quoteReports.decidedAt,
      })
      .from(quoteReports)
      .where(eq(quoteReports.userId, userId)),
    perguntas_sobre_respostas: await db
      .select({
        fornecedor: vendors.razaoSocial,
        sobre: sql<string>`CASE WHEN ${outcomes.reviewId} IS NULL THEN 'orcamento' ELSE 'avaliacao' END`,
        resolvido: outcomes.solved,
        voltaria_a_contratar: outcomes.hiresAgain,
        perguntada_em: outcomes.askedAt,
        respondida_em: outcomes.saidAt,
      })
      .from(outcomes)
      .innerJoin(vendors, eq(vendors.id, outcomes.vendorId))
      .where(eq(outcomes.userId, userId)),
    perguntas_desligadas: await db
      .select({ desde: outcomeRefusals.createdAt })
      .from(outcomeRefusals)
      .where(eq(outcomeRefusals.userId, userId)),
    convites_para_depoimento: await db
      .select({
        fornecedor: vendors.razaoSocial,
        nome: testimonyRequests.customerName,
        mensagem: testimonyRequests.message,
        pedido_em: testimonyRequests.createdAt,
        vence_em: testimonyRequests.expiresAt,
      })
      .from(testimonyRequests)
      .innerJoin(vendors, eq(vendors.id, testimonyRequests.vendorId))
      .innerJoin(users, eq(users.email, testimonyRequests.email))
      .where(and(eq(users.id, userId), isOpenTestimonyRequest)),
    convites_para_avaliar: await db
      .select({
        fornecedor: vendors.razaoSocial,
        produto: offers.name,
        enviado_em: invitedAddresses.sentAt,
        lembrete_em: invitedAddresses.remindedAt,
      })
      .from(invitedAddresses)
      .innerJoin(reviewInvitations, eq(reviewInvitations.id, invitedAddresses.invitationId))
      .innerJoin(vendors, eq(vendors.id, reviewInvitations.vendorId))
      .innerJoin(offers, eq(offers.id, reviewInvitations.offerId))
      .innerJoin(users, eq(users.email, invitedAddresses.email))
      .where(eq(users.id, userId)),
    convites_para_avaliar_que_fez: await db
      .select({
        fornecedor: vendors.razaoSocial,
        produto: offers.name,
        declaracao: reviewInvitations.declaration,
        criado_em: reviewInvitations.createdAt,
        termina_em: reviewInvitations.endsAt,
      })
      .from(reviewInvitations)
      .innerJoin(vendors, eq(vendors.id, reviewInvitations.vendorId))
      .innerJoin(offers, eq(offers.id, reviewInvitations.offerId))
      .where(eq(reviewInvitations.userId, userId)),
  }
}

/** Whose rows are in which list (features/legal/kept.test.ts looks for a table that is in none). */
export const EXPORTED: Record<keyof Awaited<ReturnType<typeof personalData>>, PgTable[]> = {
  perfil: [users],
  formas_de_login: [credentials],
  sessoes: [sessions],
  aparelhos_conhecidos: [devices],
  verificacao_em_duas_etapas: [secondFactors],
  experiencias: [experiences],
  formacao: [educations],
  certificados: [certificates],
  softwares: [userSoftwares],
  listas: [savedLists, savedOffers],
  acompanhamentos: [watches],
  resumos_do_que_acompanha: [watchSettings],
  chaves_da_api: [apiKeys],
  softwares_que_edita: [offerOwners],
  avaliacoes: [reviews],
  respostas_a_avaliacoes: [reviewReplies],
  denuncias_de_avaliacoes: [reviewReports],
  categorias_sugeridas: [categorySuggestions],
  paginas_de_fornecedor: [vendorAdmins],
  pagamentos: [payments],
  pedidos_de_acesso: [accessRequests],
  confirmacoes_de_cadastro: [vendorConfirmations],
  pedidos_de_software: [offerClaims],
  prontidao_declarada: [offerReadiness],
  opinioes_sobre_prontidao: [readinessOpinions],
  denuncias_de_prontidao: [readinessReports],
  publicidades: [advertisements],
  notificacoes: [notifications],
  notificacoes_lidas: [notificationReads],
  registro_de_decisoes: [auditLog],
  importacoes: [imports],
  contestacoes: [reviewAppeals],
  recursos_sobre_avaliacoes: [reviewRecourses],
  comprovacoes_de_uso: [reviewProofs],
  convites_para_administrar: [administratorInvitations],
  pedidos_de_orcamento: [quoteRequests, quoteConversations],
  mensagens_sobre_orcamentos: [quoteMessages],
  conversas_de_orcamento_que_cuida: [quoteConversations],
  webhooks: [webhooks],
  denuncias_de_orcamentos: [quoteReports],
  perguntas_sobre_respostas: [outcomes],
  perguntas_desligadas: [outcomeRefusals],
  convites_para_depoimento: [testimonyRequests],
  convites_para_avaliar: [invitedAddresses],
  convites_para_avaliar_que_fez: [reviewInvitations],
}

/** Ids of the pages that somebody administers now. */
const pagesOf = (db: Database, userId: string) =>
  db
    .select({ id: vendorAdmins.vendorId })
    .from(vendorAdmins)
    .where(and(eq(vendorAdmins.userId, userId), isActiveAdmin))

/** What happened to the pages of a person, and what is about the person or was done by them. */
async function notificationsOf(db: Database, userId: string) {
  const rows = await db
    .select({
      fornecedor: vendors.razaoSocial,
      kind: notifications.kind,
      criada_em: notifications.createdAt,
      sobre_voce: sql<boolean>`${notifications.personId} IS NOT DISTINCT FROM ${userId}`,
      feita_por_voce: sql<boolean>`${notifications.actorId} IS NOT DISTINCT FROM ${userId}`,
      about: {
        vendorId: notifications.vendorId,
        offerId: notifications.offerId,
        offer: sql<string>`coalesce(${offers.name}, '')`,
        data: notifications.data,
      },
    })
    .from(notifications)
    .leftJoin(vendors, eq(vendors.id, notifications.vendorId))
    .leftJoin(offers, eq(offers.id, notifications.offerId))
    .where(
      or(
        inArray(notifications.vendorId, pagesOf(db, userId)),
        eq(notifications.personId, userId),
        eq(notifications.actorId, userId),
      ),
    )
    .orderBy(desc(notifications.createdAt))
  return rows.map(({ kind, about, ...row }) => ({
    ...row,
    // Nobody else is named.
    texto: isKnownKind(kind) ? KINDS[kind].text({ ...about, person: 'Uma pessoa' }) : kind,
  }))
}

/** Ids of a person, and of what the audit trail may name that is the person's alone. */
export async function auditedIds(db: Database, userId: string): Promise<string[]> {
  const own = await Promise.all([
    db.select({ id: reviews.id }).from(reviews).where(eq(reviews.userId, userId)),
    db.select({ id: reviewAppeals.id }).from(reviewAppeals).where(eq(reviewAppeals.userId, userId)),
    db
      .select({ id: accessRequests.id })
      .from(accessRequests)
      .where(eq(accessRequests.userId, userId)),
    db
      .select({ id: categorySuggestions.id })
      .from(categorySuggestions)
      .where(eq(categorySuggestions.userId, userId)),
    db
      .select({ id: reviewRecourses.id })
      .from(reviewRecourses)
      .where(eq(reviewRecourses.userId, userId)),
    db.select({ id: reviewProofs.id }).from(reviewProofs).where(eq(reviewProofs.userId, userId)),
    db.select({ id: quoteRequests.id }).from(quoteRequests).where(eq(quoteRequests.userId, userId)),
  ])
  return [userId, ...own.flat().map(({ id }) => id)]
}

/** What was decided about a person or what is theirs, with its reason; and that they decided something. */
async function auditEntriesOf(db: Database, userId: string) {
  const ids = await auditedIds(db, userId)
  const isAbout = or(
    inArray(auditLog.subjectId, ids),
    eq(sql`${auditLog.detail}->>'userId'`, userId),
  )
  return db
    .select({
      acao: auditLog.action,
      sobre: auditLog.subjectKind,
      em: auditLog.createdAt,
      feita_por_voce: sql<boolean>`${auditLog.actorId} IS NOT DISTINCT FROM ${userId}`,
      motivo: sql<string | null>`CASE WHEN ${isAbout} THEN ${auditLog.detail}->>'reason' END`,
      texto: sql<string | null>`CASE WHEN ${isAbout} THEN ${auditLog.detail}->>'text' END`,
    })
    .from(auditLog)
    .where(or(isAbout, eq(auditLog.actorId, userId)))
    .orderBy(desc(auditLog.createdAt))
}
