import { useQuery } from '@tanstack/react-query'
import { Button } from '#/components/button.tsx'
import { PeriodSection } from '#/components/counted-section.tsx'
import { DayChart } from '#/components/day-chart.tsx'
import { DeskFormDialog } from '#/components/desk/desk-form-dialog.tsx'
import { usePeriod } from '#/components/periods.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { deskForm, type OnChanged } from '#/platform/desk.ts'
import { SHOWN_FROM } from '../../counts/limits.ts'
import { SEARCH_PERIODS, SEARCH_PLACES } from '../limits.ts'
import { addGroup, searchesOf } from '../queries.ts'
import type { SearchesWire } from '../schema.ts'
import styles from './searches-section.module.css'

const SEARCHES = {
  caption: 'Pesquisas por dia',
  term: 'Pesquisas',
  one: 'pesquisa',
  several: 'pesquisas',
}

/** The text that was searched for, and the nearest known term. */
interface Begun {
  texto: string
  sugestao?: string | null
  /** It is not to be suggested. */
  hides?: true
}

const SYNONYM_FORM = deskForm(
  'Criar sinônimo',
  () => import('./term-group-form.tsx'),
  ({ texto, sugestao }: Begun) => ({
    group: {
      tipo: 'sinonimos' as const,
      termos: [texto, ...(sugestao ? [sugestao] : [])],
      tambem: [],
    },
    submit: 'Criar grupo',
    save: addGroup,
  }),
)

const HIDING_FORM = deskForm(
  'Ocultar pesquisa',
  () => import('./term-group-form.tsx'),
  ({ texto }: Begun) => ({
    group: { tipo: 'ocultas' as const, termos: [texto], tambem: [] },
    submit: 'Ocultar',
    save: addGroup,
  }),
)

/**
 * What people search for, what of it finds nothing, with the way from a search to a synonym, and what of it is
 * suggested to everybody.
 */
export default function SearchesSection({ onChanged }: { onChanged: OnChanged }) {
  const days = usePeriod(SEARCH_PERIODS)
  const dialog = useDialog<Begun>()
  return (
    <>
      <PeriodSection
        id="pesquisas"
        title="O que as pessoas procuram"
        lead={`Cada visitante conta uma vez por dia e por texto. Um texto só aparece depois de ${SHOWN_FROM} pesquisas. Não guardamos quem pesquisou, nem textos com e-mail, documento ou telefone.`}
        periods={SEARCH_PERIODS}
        days={days}
        counted="pesquisas"
        query={useQuery(searchesOf(days))}
        isEmpty={({ sugeridas, dias }) =>
          sugeridas.length + dias.reduce((sum, { buscas }) => sum + buscas, 0) === 0
        }
        empty={{
          title: `Nenhuma pesquisa nos últimos ${days} dias`,
          advice: 'O que as pessoas pesquisarem aparece aqui em alguns segundos.',
        }}
      >
        {(data) => <Searches data={data} onMake={dialog.open} />}
      </PeriodSection>
      {dialog.about && (
        <DeskFormDialog
          key={dialog.about.texto}
          form={dialog.about.hides ? HIDING_FORM : SYNONYM_FORM}
          given={dialog.about}
          onChanged={onChanged}
          {...dialog.props}
        />
      )}
    </>
  )
}

interface SearchesProps {
  data: SearchesWire
  onMake(begun: Begun): void
}

function Searches({ data: { dias, frequentes, semResultado, sugeridas }, onMake }: SearchesProps) {
  const days = dias.map(({ dia, buscas, semResultado: part }) => ({
    day: dia,
    count: buscas,
    part,
  }))
  return (
    <div className={styles.parts}>
      <DayChart
        days={days}
        total={days.reduce((sum, { count }) => sum + count, 0)}
        words={SEARCHES}
        partTerm="sem resultado"
      />
      <SearchTable
        title="Sem resultado"
        none={`Nenhum texto ficou sem resultado ${SHOWN_FROM} vezes.`}
        rows={semResultado}
        onMake={onMake}
      />
      <SearchTable
        title="Mais frequentes"
        none={`Nenhum texto foi achado ${SHOWN_FROM} vezes.`}
        rows={frequentes}
        onMake={onMake}
      />
      <SearchTable
        title="Sugeridas a quem digita"
        none="Nenhuma pesquisa é sugerida."
        rows={sugeridas}
        onMake={({ texto }) => onMake({ texto, hides: true })}
        make={{ text: 'Ocultar', label: 'Ocultar' }}
      />
    </div>
  )
}

interface SearchTableProps {
  title: string
  /** Said where there are no rows. */
  none: string
  rows: (SearchesWire['sugeridas'][number] & Partial<SearchesWire['semResultado'][number]>)[]
  onMake: SearchesProps['onMake']
  /** What `onMake` begins: its button, and what stands before the text for who hears it. */
  make?: { text: string; label: string }
}

const SYNONYM = { text: 'Criar sinônimo', label: 'Criar sinônimo para' }

function SearchTable({ title, none, rows, onMake, make = SYNONYM }: SearchTableProps) {
  return (
    <div className={styles.card}>
      <table className={styles.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Texto</th>
            <th scope="col">Pesquisas</th>
            <th scope="col">
              <span className="visually-hidden">Ações</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.onde ?? ''} ${row.texto}`}>
              <th scope="row">
                {row.texto}
                {row.onde === 'fornecedores' && <small>em {SEARCH_PLACES[row.onde]}</small>}
                {row.sugestao && !row.emGrupo && <small>Parece com “{row.sugestao}”</small>}
              </th>
              <td>{row.buscas.toLocaleString('pt-BR')}</td>
              <td>
                {row.emGrupo ? (
                  <span className={styles.known}>Já tem grupo</span>
                ) : (
                  <Button
                    look="quiet"
                    onClick={() => onMake(row)}
                    aria-label={`${make.label} ${row.texto}`}
                  >
                    {make.text}
                  </Button>
                )}
              </td>
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={3} className={styles.none}>
                {none}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
