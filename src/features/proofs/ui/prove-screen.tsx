import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, ButtonLink } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Link } from '#/components/link.tsx'
import { NotShown } from '#/components/not-shown.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { Part, Parts } from '#/components/parts.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { formatDay } from '#/domain/dates.ts'
import { LABELS } from '#/features/reviews/labels.ts'
import { VERIFICATION_PATH } from '#/features/reviews/links.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import type { Answer } from '#/platform/browser/api-client.ts'
import { useLast } from '#/platform/browser/use-last.ts'
import { ownProofOf, showConversation, withdrawProof } from '../queries.ts'
import type { OwnProof, ProofState } from '../schema.ts'
import type { CompanyFormProps } from './company-form.tsx'
import type { ProofFormProps } from './proof-form.tsx'

const ProofForm = lazyPart<ProofFormProps>(() => import('./proof-form.tsx'))
const CompanyForm = lazyPart<CompanyFormProps>(() => import('./company-form.tsx'))

const STATES: Record<ProofState, { tone: 'active' | 'waiting' | 'idle'; text: string }> = {
  waiting: { tone: 'waiting', text: 'Em conferência' },
  upheld: { tone: 'active', text: 'Comprovado' },
  dismissed: { tone: 'idle', text: 'Não comprovado' },
  expired: { tone: 'idle', text: 'Ninguém conferiu no prazo: envie de novo' },
}

interface ProveScreenProps {
  reviewId: string
  userId: string
}

/** Where the author of a review proves that they use what it is of, and sees what came of it. */
export function ProveScreen({ reviewId, userId }: ProveScreenProps) {
  const queries = useQueryClient()
  const { queryKey } = ownProofOf(reviewId, userId)
  const { data, error, refetch } = useQuery(ownProofOf(reviewId, userId))
  // What is chosen stays on the screen, whatever becomes of the session meanwhile.
  const proof = useLast(data)

  function onChanged({ data: changed, message }: Answer<OwnProof>) {
    queries.setQueryData(queryKey, changed)
    showAlert('success', message)
  }

  if (proof)
    return (
      <div className="container">
        <PageHead
          title={`Comprovar o uso de ${proof.alvo.nome}`}
          lead="Quem lê a sua avaliação passa a saber que você usa o que avaliou. É grátis. Só quem confere vê o arquivo, e a etiqueta não diz qual é a sua empresa."
        />
        <Parts>
          <Proving reviewId={reviewId} proof={proof} onChanged={onChanged} />
        </Parts>
      </div>
    )
  if (!error) return <ProveSkeleton />
  return (
    <NotShown
      isScreen
      error={error}
      onRetry={() => refetch()}
      missing={{
        title: 'Não encontramos esta avaliação',
        why: 'Ela pode ser de outra conta, ter sido excluída ou ocultada pela moderação.',
        actions: <ButtonLink to="/softwares">Ver softwares</ButtonLink>,
      }}
      failed="Não foi possível carregar a avaliação"
    />
  )
}

export const ProveSkeleton = () => (
  <div className="container">
    <p role="status">Carregando…</p>
  </div>
)

interface ProvingProps {
  reviewId: string
  proof: OwnProof
  onChanged(answer: Answer<OwnProof>): void
}

function Proving({ reviewId, proof, onChanged }: ProvingProps) {
  const { comprovacao, etiquetas, teveConversa, consentimento } = proof
  const withdrawal = useDialog()
  const isProven = etiquetas.includes('uso_comprovado')
  const waits = comprovacao?.situacao === 'waiting'
  const showsConversation = etiquetas.includes('conversa')
  return (
    <>
      <Part id="etiquetas" title="O que a sua avaliação mostra">
        <p>
          {etiquetas.length > 0
            ? etiquetas.map((name) => LABELS[name].text).join(' · ')
            : 'Nenhuma etiqueta, por enquanto.'}
        </p>
        <p>
          <Link to={VERIFICATION_PATH}>O que cada etiqueta quer dizer</Link>
        </p>
      </Part>
      <Part id="arquivo" title="Com um arquivo">
        {comprovacao && (
          <>
            <p>
              <DeskState tone={STATES[comprovacao.situacao].tone}>
                {STATES[comprovacao.situacao].text}
              </DeskState>
            </p>
            <p>
              Enviado em {formatDay(comprovacao.enviadaEm)}.{' '}
              {comprovacao.destruidaEm
                ? `Arquivo destruído em ${formatDay(comprovacao.destruidaEm)}.`
                : 'O arquivo ainda existe, e só quem decide o vê.'}
            </p>
            {comprovacao.resposta && <p>Resposta da nossa equipe: {comprovacao.resposta}</p>}
          </>
        )}
        {!waits && !isProven && (
          <ProofForm reviewId={reviewId} consent={consentimento} onSent={onChanged} />
        )}
      </Part>
      {etiquetas.includes('dominio_proprio') && (
        <Part id="empresa" title="Com o e-mail da sua empresa">
          <p>
            O e-mail da sua conta tem um domínio próprio. Informe o CNPJ da sua empresa: se o
            registro público ou o site da página dela na Praça tiver o mesmo domínio, a avaliação
            mostra “{LABELS.email_corporativo.text}”. Não guardamos o CNPJ, e ninguém vê qual é a
            empresa.
          </p>
          <CompanyForm reviewId={reviewId} onSent={onChanged} />
        </Part>
      )}
      {teveConversa && !showsConversation && (
        <Part id="conversa" title="Com a sua conversa na Praça">
          <p>
            Um fornecedor respondeu a um pedido de orçamento seu. Se quiser, a avaliação mostra isso
            a todos. O que vocês escreveram continua só entre vocês.
          </p>
          <Button
            look="secondary"
            onClick={async () => onChanged(await showConversation(reviewId))}
          >
            Mostrar na avaliação
          </Button>
        </Part>
      )}
      {(comprovacao || showsConversation) && (
        <Part id="retirar" title="Voltar atrás">
          <p>O arquivo é destruído na hora, e as etiquetas que ele deu saem da avaliação.</p>
          <Button look="secondary" onClick={() => withdrawal.open()}>
            Retirar a comprovação
          </Button>
          <ConfirmDialog
            title="Retirar a comprovação"
            question="O arquivo é destruído, e a avaliação deixa de mostrar o que ele comprovou. Retirar?"
            {...withdrawal.props}
            onConfirm={async () => {
              onChanged(await withdrawProof(reviewId))
              withdrawal.close()
            }}
          />
        </Part>
      )}
    </>
  )
}
