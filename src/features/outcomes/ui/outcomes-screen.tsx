import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { ButtonLink } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Link } from '#/components/link.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { NeedsScript } from '#/components/needs-script.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { Switch } from '#/components/switch.tsx'
import { formatDay } from '#/domain/dates.ts'
import { vendorPath } from '#/features/companies/links.ts'
import { ANSWERING_PATH } from '#/features/reviews/links.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { changeAsking, outcomesOf, sayOutcome } from '../queries.ts'
import type { OutcomeWire, OwnOutcomes } from '../schema.ts'
import { ABOUT, OutcomeQuestions } from './outcome-questions.tsx'
import styles from './outcomes.module.css'

/** Stands where the questions will be. */
export const OutcomesSkeleton = () => (
  <div
    className={`container ${styles.screen}`}
    role="status"
    aria-label="Carregando as perguntas"
    data-task
  >
    <NeedsScript />
  </div>
)

/** What a person was asked about answers of suppliers, what they said, and whether they are asked again. */
export function OutcomesScreen({ userId }: { userId: string }) {
  const queries = useQueryClient()
  const own = outcomesOf(userId)
  const { data, error, refetch } = useQuery(own)
  const put = (after: OwnOutcomes) => queries.setQueryData(own.queryKey, after)

  return (
    <div className={`container ${styles.screen}`} data-task>
      <PageHead
        title="Resolvido?"
        lead="Duas semanas depois da resposta de uma empresa, perguntamos o que aconteceu. Ninguém vê o que você respondeu: a página da empresa mostra só a soma."
      />
      {error && !data && (
        <LoadFailed
          title="Não foi possível carregar as perguntas."
          why={error.message}
          onRetry={refetch}
        />
      )}
      {!data && !error && <p role="status">Carregando…</p>}
      {data && (
        <div className={styles.columns}>
          <div className={styles.list}>
            {data.itens.length === 0 && (
              <EmptyState
                title="Nenhuma pergunta por enquanto"
                icon={<MessageCircleQuestion aria-hidden="true" strokeWidth={1.7} />}
                actions={<ButtonLink to="/softwares">Procurar softwares</ButtonLink>}
              >
                Perguntamos depois que uma empresa responde ao seu pedido de orçamento ou à sua
                avaliação.
              </EmptyState>
            )}
            {data.itens.map((item) => (
              <Item key={item._id} item={item} onSaid={put} />
            ))}
          </div>
          <div className={styles.aside}>
            <Switch
              label="Receber estas perguntas"
              checked={data.perguntar}
              onChange={async (checked) => {
                put(await changeAsking(checked))
              }}
            />
            <Link to={ANSWERING_PATH}>Como contamos as respostas</Link>
          </div>
        </div>
      )}
    </div>
  )
}

function Item({ item, onSaid }: { item: OutcomeWire; onSaid(after: OwnOutcomes): void }) {
  const { _id, fornecedor, sobre, perguntadoEm, resposta } = item
  return (
    <article className={styles.item} aria-label={fornecedor.nome}>
      <h2>
        <Link to={vendorPath(fornecedor._id)}>{fornecedor.nome}</Link>
      </h2>
      <p className={styles.hint}>
        Respondeu {ABOUT[sobre]}. Perguntamos em {formatDay(perguntadoEm)}.
      </p>
      <OutcomeQuestions
        said={resposta}
        onSay={async (said) => {
          const { data, message } = await sayOutcome(_id, said)
          onSaid(data)
          showAlert('success', message)
        }}
      />
    </article>
  )
}
