import { clsx } from 'clsx'
import { BarTable } from '#/components/bar-table.tsx'
import { Link } from '#/components/link.tsx'
import { Section } from '#/components/section.tsx'
import { formatDay, monthName } from '#/domain/dates.ts'
import { ALERT_DAYS, REPORT_MONTHS } from '../limits.ts'
import { logPath, pageOf } from '../links.ts'
import { figuresByReason } from '../reasons.ts'
import type { TransparencyReport } from '../schema.ts'
import styles from './report.module.css'

const NONE = 'Nada neste período.'

const figure = (name: string, value: number | null) => ({ key: name, name, values: [value] })

/** A row of what was counted on that night. */
const known = (name: string, value: number | null) => (value === null ? [] : [figure(name, value)])

const RECOURSES = [
  ['recebidos', 'Recebidos'],
  ['aceitos', 'Aceitos: a decisão mudou'],
  ['negados', 'Negados'],
  ['aguardando', 'Aguardando decisão'],
] as const

const number = new Intl.NumberFormat('pt-BR')

/** Of less than an hour nobody says how many tenths. */
const hours = (value: number) => (value < 1 ? 'menos de 1 h' : `até ${number.format(value)} h`)

/** How long decisions took; nothing where there was none. */
function timesText({ medianaHoras, nonaDecimaHoras }: TransparencyReport['denuncias']) {
  if (medianaHoras === null || nonaDecimaHoras === null) return ''
  return ` Metade foi decidida em ${hours(medianaHoras)}; nove em cada dez, em ${hours(nonaDecimaHoras)}.`
}

/** What moderation did, each plot being its own table. */
export function Report({ report }: { report: TransparencyReport }) {
  const {
    avaliacoes,
    meses,
    ocultadasPorMotivo,
    ocultadasPorSinal,
    denuncias,
    empresas,
    recursos,
    declaracoes,
    alvos,
    alertas,
  } = report
  const lead = `Dos últimos ${REPORT_MONTHS} meses.`
  return (
    <>
      <Section
        id="avaliacoes"
        title="Avaliações"
        lead="As que existem hoje. Uma avaliação publicada que o autor exclui sai da conta."
      >
        <div className={styles.tables}>
          <BarTable
            caption="Avaliações, pela situação de hoje"
            terms={['Situação', 'Avaliações']}
            none={NONE}
            rows={[
              figure('Recebidas', avaliacoes.recebidas),
              figure('Publicadas', avaliacoes.publicadas),
              figure('Aguardando moderação', avaliacoes.aguardando),
              ...known('Delas, fora do prazo', avaliacoes.foraDoPrazo),
              figure('Ocultas', avaliacoes.ocultas),
              figure('Retiradas pelo autor, em moderação ou com incentivo', avaliacoes.retiradas),
              ...known('Publicadas sem decisão no prazo', avaliacoes.semDecisao),
            ]}
          />
          <BarTable
            caption="Por que aguardam"
            terms={['Sinal', 'Avaliações']}
            none="Nenhuma avaliação aguarda moderação."
            rows={figuresByReason(avaliacoes.porSinal)}
          />
          <BarTable
            caption="Avaliações por mês"
            terms={['Mês', 'Recebidas', 'Ocultadas']}
            none={NONE}
            rows={meses.map(({ mes, recebidas, ocultadas }) => ({
              key: mes,
              name: monthName(mes),
              values: [recebidas, ocultadas],
            }))}
          />
        </div>
      </Section>
      <Section id="motivos" title="Por que ocultamos" lead={lead}>
        <div className={styles.tables}>
          <BarTable
            caption="Decisões de ocultar, pelo motivo"
            terms={['Motivo', 'Decisões']}
            none={NONE}
            rows={figuresByReason(ocultadasPorMotivo)}
          />
          <BarTable
            caption="Ocultadas depois de aguardar, pelo sinal"
            terms={['Sinal', 'Avaliações']}
            none={NONE}
            rows={figuresByReason(ocultadasPorSinal)}
          />
        </div>
      </Section>
      <Section id="denuncias" title="Denúncias" lead={lead + timesText(denuncias)}>
        <div className={styles.tables}>
          <BarTable
            caption="Denúncias de avaliações"
            terms={['Situação', 'Denúncias']}
            none={NONE}
            rows={[
              figure('Recebidas', denuncias.recebidas),
              figure('Decididas', denuncias.decididas),
              figure('Aguardando decisão', denuncias.aguardando),
            ]}
          />
          <BarTable
            caption="Denúncias, pelo motivo"
            terms={['Motivo', 'Denúncias']}
            none={NONE}
            rows={figuresByReason(denuncias.porMotivo)}
          />
        </div>
      </Section>
      <Section
        id="empresas"
        title="Pedidos de empresas"
        lead={`${lead} Denúncias feitas por quem administra a página avaliada, ou a de quem vende ou fabrica o software. Elas passam pela mesma conferência que as outras.`}
      >
        <BarTable
          caption="Pedidos de empresas para retirar avaliações"
          terms={['Situação', 'Pedidos']}
          none={NONE}
          rows={[
            figure('Recebidos', empresas.pedidos),
            figure('Decididos', empresas.decididos),
            figure('Atendidos: a avaliação foi ocultada', empresas.atendidos),
          ]}
        />
      </Section>
      {recursos && (
        <Section
          id="recursos"
          title="Recursos"
          lead={`${lead} O autor de uma avaliação ocultada e a empresa que denunciou uma avaliação mantida recorrem uma vez. Decide outra pessoa da nossa equipe.`}
        >
          <BarTable
            caption="Recursos contra decisões"
            terms={['Situação', 'De autores', 'De empresas']}
            none={NONE}
            rows={RECOURSES.map(([key, name]) => ({
              key,
              name,
              values: [recursos.autores[key], recursos.empresas[key]],
            }))}
          />
        </Section>
      )}
      <Section
        id="declaracoes"
        title="Declarações de “Pronto para o Brasil”"
        lead={`${lead} O que alguém denunciou do que os softwares declaram.`}
      >
        <BarTable
          caption="Denúncias de declarações"
          terms={['Situação', 'Denúncias']}
          none={NONE}
          rows={[
            figure('Recebidas', declaracoes.denuncias),
            figure('Decididas', declaracoes.decididas),
            figure('Aceitas: a declaração foi retirada', declaracoes.aceitas),
          ]}
        />
      </Section>
      <Section
        id="alertas"
        title="Alertas de manipulação"
        lead={`Páginas onde vimos tentativa de manipular as avaliações. O alerta fica na página por ${ALERT_DAYS} dias.`}
      >
        {alertas.length > 0 ? (
          <ul className={clsx(styles.targets, styles.alerts)}>
            {alertas.map(({ id, tipo, nome, visto, desde, ate }) => (
              <li key={id}>
                <Link to={pageOf(tipo, id)}>{nome}</Link> {visto} De {formatDay(desde)} a{' '}
                {formatDay(ate)}.
              </li>
            ))}
          </ul>
        ) : (
          <p>Nenhuma página tem alerta agora.</p>
        )}
      </Section>
      <Section
        id="registro"
        title="Registro por software e fornecedor"
        lead={`${lead} Cada registro diz em que mês e por que ocultamos avaliações, sem o conteúdo delas.`}
      >
        {alvos.length > 0 ? (
          <ul className={styles.targets}>
            {alvos.map(({ id, nome, ocultadas }) => (
              <li key={id}>
                <Link to={logPath(id)}>{nome}</Link>{' '}
                {ocultadas === 1 ? '1 avaliação ocultada' : `${ocultadas} avaliações ocultadas`}
              </li>
            ))}
          </ul>
        ) : (
          <p>{NONE}</p>
        )}
      </Section>
    </>
  )
}
