import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { formatDay } from '#/domain/dates.ts'
import { declineRequest } from '../queries.ts'
import type { LinkWire } from '../schema.ts'
import type { AnswerFormProps } from './answer-form.tsx'
import styles from './answer-screen.module.css'

const AnswerForm = lazyPart<AnswerFormProps>(() => import('./answer-form.tsx'))

interface AnswerScreenProps {
  token: string
  link: LinkWire
  onSent(): void
  onDeclined(): void
}

/** Who asks a customer for what, and the way to answer or not. */
export function AnswerScreen({ token, link, onSent, onDeclined }: AnswerScreenProps) {
  const { fornecedor, nome, mensagem, software, prazo } = link
  const question = useDialog()

  async function decline() {
    await declineRequest(token)
    onDeclined()
  }

  return (
    <div className={`container ${styles.screen}`}>
      <div className={styles.card}>
        <div className={styles.head}>
          <LogoTile src={fornecedor.logotipo} kind="Fornecedor" size={72} eager />
          <div>
            <h1>{fornecedor.nome} pede um depoimento seu</h1>
            <p className={styles.lead}>
              Olá, {nome}! Conte em poucas palavras como tem sido{' '}
              {software ? <>usar {software}</> : 'trabalhar com a empresa'}. Você pode responder até{' '}
              {formatDay(prazo)}.
            </p>
          </div>
        </div>
        {mensagem && (
          <blockquote className={styles.message}>
            <p>{mensagem}</p>
            <footer>Mensagem de {fornecedor.nome}</footer>
          </blockquote>
        )}
        <AnswerForm token={token} company={fornecedor.nome} name={nome} onSent={onSent} />
        <div className={styles.decline}>
          <p>Não conhece a empresa, ou prefere não responder?</p>
          <Button look="quiet" onClick={() => question.open()}>
            Não quero responder
          </Button>
        </div>
      </div>
      <ConfirmDialog
        title="Recusar o pedido"
        question={`${fornecedor.nome} não vai poder pedir de novo, e o link deixa de valer. Recusar?`}
        {...question.props}
        onConfirm={decline}
      />
    </div>
  )
}
