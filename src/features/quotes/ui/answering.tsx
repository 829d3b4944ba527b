import { Facts } from '#/components/facts.tsx'
import { Section } from '#/components/section.tsx'
import { QUOTE_MONTHS, REMINDER_DAYS } from '../limits.ts'
import type { AnsweringWire } from '../schema.ts'

/** '40 minutos', '5 horas', '3 dias'. */
export function durationLabel(hours: number): string {
  const [count, one, several] =
    hours < 1
      ? [Math.max(1, Math.round(hours * 60)), 'minuto', 'minutos']
      : hours < 48
        ? [Math.round(hours), 'hora', 'horas']
        : [Math.round(hours / 24), 'dia', 'dias']
  return `${count} ${count === 1 ? one : several}`
}

/** How a supplier answers requests for quotes, and how that is counted. */
export function Answering({ answering }: { answering: AnsweringWire }) {
  const { pedidos, respondidos, medianaHoras } = answering
  const share = Math.floor((respondidos / pedidos) * 100)
  return (
    <Section title="Respostas a pedidos de orçamento">
      <Facts
        site=""
        facts={[
          { term: 'Pedidos respondidos', value: `${share}% de ${pedidos}` },
          {
            term: 'Tempo até a resposta',
            value: medianaHoras === null ? '' : `${durationLabel(medianaHoras)} (mediana)`,
          },
        ]}
      />
      <p>
        Contam os pedidos feitos pela Praça nos últimos {QUOTE_MONTHS} meses que a empresa
        respondeu, deixou {REMINDER_DAYS} dias úteis sem resposta ou encerrou sem responder. O tempo
        vai do envio do pedido à primeira resposta; metade delas chega antes da mediana.
      </p>
    </Section>
  )
}
