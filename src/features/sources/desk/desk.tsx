import { DeskState } from '#/components/desk/desk-state.tsx'
import { formatMoment } from '#/domain/dates.ts'
import { MINUTE_MS } from '#/domain/durations.ts'
import { defineDesk } from '#/platform/desk.ts'
import { isOpen, RUN_STATES, RUN_TONES, SOURCE_NAMES } from '../names.ts'
import { SOURCES_KEY, sourcesNow } from './queries.ts'
import { sourceRun } from './schema.ts'

/** What is brought in from public registers: each source, and what came of each reading. */
export default defineDesk({
  api: 'registers',
  summary: 'Leituras de fontes públicas, as mais recentes primeiro',
  wire: sourceRun,
  lead: 'O cadastro do CNPJ, as sanções e os contratos públicos. Nada é gravado antes de as colunas serem conferidas, e uma leitura parada continua de onde estava.',
  noun: { one: 'leitura', several: 'leituras', all: 'as leituras' },
  none: {
    title: 'Nada foi lido ainda',
    text: 'Comece uma leitura acima, ou espere pelo relógio.',
  },
  fields: {
    fonte: {
      title: 'Fonte',
      filter: { all: 'Todas', options: SOURCE_NAMES, refusal: 'Fonte inválida.' },
      cell: ({ fonte }) => SOURCE_NAMES[fonte],
    },
    situacao: {
      title: 'Situação',
      filter: { all: 'Todas', options: RUN_STATES, refusal: 'Situação inválida.' },
      cell: ({ situacao }) => (
        <DeskState tone={RUN_TONES[situacao]}>{RUN_STATES[situacao]}</DeskState>
      ),
    },
    resultado: {
      title: 'Resultado',
      isWide: 'text',
      cell: ({ resultado }) => resultado || null,
    },
    pedida: {
      title: 'Pedida',
      sort: true,
      cell: ({ pedida, terminou, porComando }) => (
        <>
          {formatMoment(pedida)}
          {porComando && <small>por comando</small>}
          {terminou && <small>{durationOf(pedida, terminou)}</small>}
        </>
      ),
    },
    linhas: {
      title: 'Linhas',
      figure: ({ linhas }) => linhas,
      cell: ({ linhas, recusadas }) => (
        <>
          {linhas.toLocaleString('pt-BR')}
          {recusadas > 0 && (
            <small>
              {recusadas === 1 ? '1 recusada' : `${recusadas.toLocaleString('pt-BR')} recusadas`}
            </small>
          )}
        </>
      ),
    },
  },
  order: '-pedida',
  name: ({ fonte, pedida }) => `${SOURCE_NAMES[fonte]}, ${formatMoment(pedida)}`,
  isDim: ({ situacao }) => situacao === 'stopped',
  isUnderWay: ({ situacao }) => isOpen(situacao),
  changes: [SOURCES_KEY],
  above: { load: () => import('./ui/sources.tsx'), shows: sourcesNow },
  listTitle: 'Leituras',
  actions: {
    stop: {
      text: 'Parar',
      summary: 'Para uma leitura na próxima linha segura',
      done: 'A leitura para na próxima linha segura.',
      can: ({ situacao }) => situacao === 'waiting' || situacao === 'running',
    },
  },
})

function durationOf(from: string, until: string): string {
  const minutes = Math.round((Date.parse(until) - Date.parse(from)) / MINUTE_MS)
  if (minutes < 1) return 'em menos de 1 min'
  return minutes < 60 ? `em ${minutes} min` : `em ${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
