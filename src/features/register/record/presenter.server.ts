import type { registerCompanies } from '#/db/schema/index.ts'
import type { RegisterRecord } from './schema.ts'

export const presentRecord = (
  company: typeof registerCompanies.$inferSelect,
  month: string,
  activityText: string | null,
): RegisterRecord => ({
  situacao: company.situation,
  desde: company.situationSince ?? '',
  abertura: company.openedOn ?? '',
  porte: company.size ?? '',
  atividade: activityText ?? '',
  cnae: company.activity,
  matriz: company.isHeadquarters,
  competencia: month.slice(0, 7),
})
