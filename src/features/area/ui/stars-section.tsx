import { useQuery } from '@tanstack/react-query'
import { CountedSection } from '#/components/counted-section.tsx'
import { Fold } from '#/components/fold.tsx'
import { MonthChart } from '#/components/month-chart.tsx'
import { formatRating, MAX_STARS } from '#/domain/rating.ts'
import { starsOf } from '../queries.ts'

/** How what a page sells was rated over the last year, beside its category. */
export const StarsSection = ({ vendorId }: { vendorId: string }) => (
  <CountedSection
    id="notas"
    title="Notas"
    lead="A média das avaliações de tudo o que a sua empresa vende, no fim de cada mês. A mediana é dos produtos da categoria que têm três avaliações ou mais."
    counted="notas"
    query={useQuery(starsOf(vendorId))}
    isEmpty={({ meses }) => meses.every(({ nota }) => nota === null)}
    empty={{
      title: 'Nenhuma avaliação ainda',
      advice: 'Convide os seus clientes a avaliar: o endereço da página do produto basta.',
    }}
  >
    {({ categoria, meses }) => {
      const now = meses.at(-1)
      const least = Math.min(
        ...meses.flatMap(({ nota, mediana }) => [nota ?? MAX_STARS, mediana ?? MAX_STARS]),
      )
      return (
        <Fold summary={`Nota ${formatRating(now?.nota ?? 0)}: ver por mês`}>
          <MonthChart
            total={
              <>
                <strong>{formatRating(now?.nota ?? 0)}</strong> em{' '}
                {now?.avaliacoes.toLocaleString('pt-BR')} avaliações
              </>
            }
            months={meses.map(({ mes, nota, mediana }) => ({
              month: mes,
              value: nota,
              beside: mediana,
            }))}
            caption="Nota no fim de cada mês"
            term="Nota"
            besideTerm={categoria ? `Mediana de ${categoria}` : undefined}
            from={Math.max(0, Math.floor(least) - 1)}
            to={MAX_STARS}
            format={formatRating}
          />
        </Fold>
      )
    }}
  </CountedSection>
)
