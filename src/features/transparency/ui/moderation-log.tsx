import { BarTable } from '#/components/bar-table.tsx'
import { Section } from '#/components/section.tsx'
import { monthName } from '#/domain/dates.ts'
import { REASONS_MIN, REPORT_MONTHS } from '../limits.ts'
import { figuresByReason } from '../reasons.ts'
import type { ModerationLog } from '../schema.ts'

const NONE = `Nenhuma avaliação foi ocultada nos últimos ${REPORT_MONTHS} meses.`

/** When and why reviews of something were hidden, without a word of them. */
export function ModerationLogTables({ log: { meses, motivos } }: { log: ModerationLog }) {
  return (
    <>
      <Section id="decisoes" title="Decisões por mês">
        <BarTable
          caption={`Decisões dos últimos ${REPORT_MONTHS} meses`}
          terms={['Mês', 'Ocultadas', 'Restauradas']}
          none={NONE}
          rows={meses.map(({ mes, ocultadas, restauradas }) => ({
            key: mes,
            name: monthName(mes),
            values: [ocultadas, restauradas],
          }))}
        />
      </Section>
      {meses.length > 0 && (
        <Section id="motivos" title="Motivos">
          {motivos ? (
            <BarTable
              caption="Decisões de ocultar, pelo motivo"
              terms={['Motivo', 'Decisões']}
              none={NONE}
              rows={figuresByReason(motivos)}
            />
          ) : (
            <p>
              Mostramos os motivos a partir de {REASONS_MIN} avaliações ocultadas. Com menos, seria
              possível saber de quem é a avaliação.
            </p>
          )}
        </Section>
      )}
    </>
  )
}
