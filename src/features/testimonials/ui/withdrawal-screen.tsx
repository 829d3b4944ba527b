import { Button, ButtonLink } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { withdrawTestimony } from '../queries.ts'
import type { LinkWire } from '../schema.ts'
import styles from './answer-screen.module.css'

interface WithdrawalScreenProps {
  token: string
  link: LinkWire
  onWithdrawn(): void
}

/** What a customer said, and the way to take it back. */
export function WithdrawalScreen({ token, link, onWithdrawn }: WithdrawalScreenProps) {
  const { fornecedor, depoimento } = link
  const question = useDialog()

  async function withdraw() {
    await withdrawTestimony(token)
    onWithdrawn()
  }

  return (
    <div className={`container ${styles.screen}`}>
      <div className={styles.card}>
        <div className={styles.head}>
          <LogoTile src={fornecedor.logotipo} kind="Fornecedor" size={72} eager />
          <div>
            <h1>Seu depoimento sobre {fornecedor.nome}</h1>
            <p className={styles.lead}>
              A empresa pode mostrá-lo na página dela e não pode mudar o que você escreveu.
            </p>
          </div>
        </div>
        <blockquote className={styles.message}>
          <p className={styles.words}>{depoimento?.depoimento}</p>
          <footer>{depoimento?.nome}</footer>
        </blockquote>
        <div className={styles.actions}>
          <Button look="danger" onClick={() => question.open()}>
            Retirar depoimento
          </Button>
          <ButtonLink look="secondary" to={`/supplier/details/${fornecedor._id}`}>
            Ver a página da empresa
          </ButtonLink>
        </div>
      </div>
      <ConfirmDialog
        title="Retirar depoimento"
        question="O texto é apagado e sai da página da empresa. Retirar?"
        {...question.props}
        onConfirm={withdraw}
      />
    </div>
  )
}
