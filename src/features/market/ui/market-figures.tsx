import { BarTable } from '#/components/bar-table.tsx'
import { Fold } from '#/components/fold.tsx'
import { Link } from '#/components/link.tsx'
import { REGISTERED_SIZES } from '#/domain/register.ts'
import { activityPath, placePath } from '../links.ts'
import type { Market, Share } from '../service.server.ts'
import { survival, yearColumns } from '../years.ts'
import styles from './market-figures.module.css'
import { MarketMap } from './market-map.tsx'
import { YearsChart } from './years-chart.tsx'

const monthOf = (month: string) => month.split('-').reverse().join('/')

const linked = (shares: Share[], path: (key: string) => string) =>
  shares.map(({ key, name, total }) => ({ key, name, to: path(key), values: [total] }))

/** What is counted of a place or an activity: each figure drawn, as a table, and with its source. */
export function MarketFigures({ market }: { market: Market }) {
  const { kind, years, sizes, states, cities, activities, months, map } = market
  const isState = kind === 'state'
  const wide = isState ? undefined : styles.wide
  const columns = yearColumns(years)
  const source = months && `Fonte: Receita Federal, cadastro do CNPJ de ${monthOf(months.last)}.`
  // Some registered here, and are not in what was read of the register.
  const sourceOfPages = months
    ? `Fonte: páginas da Praça, que vêm do cadastro do CNPJ de ${monthOf(months.last)} e de quem se cadastrou.`
    : 'Fonte: páginas de quem se cadastrou na Praça.'
  const byState = (
    <BarTable
      caption="Empresas por estado"
      terms={['Estado', 'Empresas']}
      rows={linked(states, placePath)}
      none="Nenhum estado."
    />
  )
  return (
    <div className={isState ? styles.columns : styles.figures}>
      {map && (
        <section className={wide} aria-labelledby="por-estado">
          <h2 id="por-estado">{isState ? 'No mapa' : 'Por estado'}</h2>
          {isState ? (
            <>
              <MarketMap svg={map} />
              <details className={styles.twin}>
                <summary>Ver todos os estados como tabela</summary>
                {byState}
              </details>
            </>
          ) : (
            <div className={styles.pair}>
              <MarketMap svg={map} />
              {byState}
            </div>
          )}
          <p className={styles.source}>{sourceOfPages}</p>
        </section>
      )}
      {cities.length > 0 && (
        <section className={wide} aria-labelledby="por-cidade">
          <h2 id="por-cidade">Cidades com mais empresas</h2>
          <ul className={styles.cities}>
            {cities.map(({ key, name, total }) => (
              <li key={key}>
                <Link to={placePath(key)}>{name}</Link> <span>{total.toLocaleString('pt-BR')}</span>
              </li>
            ))}
          </ul>
          <p className={styles.source}>{sourceOfPages}</p>
        </section>
      )}
      {activities.length > 0 && (
        <section className={wide} aria-labelledby="por-atividade">
          <h2 id="por-atividade">Por atividade principal</h2>
          <BarTable
            caption="O que as empresas informam à Receita Federal"
            terms={['Atividade', 'Empresas']}
            rows={linked(activities, activityPath)}
            none="Nenhuma atividade."
          />
          <p className={styles.source}>{source}</p>
        </section>
      )}
      {columns.length > 0 && (
        <section aria-labelledby="por-ano">
          <h2 id="por-ano">Por ano de abertura</h2>
          <Fold summary="Ver empresas por ano">
            <YearsChart years={columns} />
            <p className={styles.source}>{source}</p>
          </Fold>
        </section>
      )}
      <div className={styles.beside}>
        {sizes.length > 0 && (
          <section aria-labelledby="por-porte">
            <h2 id="por-porte">Por porte</h2>
            <Fold summary="Ver empresas por porte">
              <BarTable
                caption="Porte informado à Receita Federal"
                terms={['Porte', 'Empresas']}
                rows={sizes.map(({ key, total }) => ({
                  key,
                  name: REGISTERED_SIZES[key] ?? key,
                  values: [total],
                }))}
                none="Nenhum porte."
              />
              <p className={styles.source}>{source}</p>
            </Fold>
          </section>
        )}
        {months && months.first < months.last && columns.length > 0 && (
          <section aria-labelledby="sobrevivencia">
            <h2 id="sobrevivencia">Quantas continuam ativas</h2>
            <Fold summary="Ver empresas por década">
              <BarTable
                caption={`De cada 100 empresas ativas em ${monthOf(months.first)} ou depois`}
                terms={['Abertas em', 'Ativas']}
                rows={survival(years).map(({ decade, known, share }) => ({
                  key: String(decade),
                  name: `${decade} a ${decade + 9} (${known.toLocaleString('pt-BR')})`,
                  values: [share],
                }))}
                none="Nenhum ano."
              />
              <p className={styles.source}>
                {source} Quem fechou antes de {monthOf(months.first)} não entra na conta.
              </p>
            </Fold>
          </section>
        )}
      </div>
    </div>
  )
}
