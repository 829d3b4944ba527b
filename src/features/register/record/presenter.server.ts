import type { registerCompanies } from '#/db/schema/index.ts'
import { withoutPersonalNumbers } from '#/domain/register.ts'
import { foldText } from '#/domain/text.ts'
import { CHANGES, type RecordedChange } from './repository.server.ts'
import type { RegisterChange, RegisterRecord } from './schema.ts'

export const presentRecord = (
  company: typeof registerCompanies.$inferSelect,
  month: string,
  activityText: string | null,
  changes: RecordedChange[],
): RegisterRecord => ({
  situacao: company.situation,
  desde: company.situationSince ?? '',
  abertura: company.openedOn ?? '',
  porte: company.size ?? '',
  atividade: activityText ?? '',
  cnae: company.activity,
  matriz: company.isHeadquarters,
  competencia: month.slice(0, 7),
  mudancas: changes.flatMap((change) => presentChange(change, company.cnpj) ?? []),
})

/** Nothing for a change of accents or capitals alone: the register did not say anything new. */
function presentChange(
  { month, field, before, after }: RecordedChange,
  cnpj: string,
): RegisterChange | null {
  // Rows from before CPFs without a mask were cut may have one.
  const [de, para] = [before, after].map((text) => withoutPersonalNumbers(text ?? '', cnpj))
  if (de === undefined || para === undefined || foldText(de) === foldText(para)) return null
  return { competencia: month.slice(0, 7), campo: CHANGES[field], de, para }
}
