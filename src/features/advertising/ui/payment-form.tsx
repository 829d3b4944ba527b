import { schemaResolver, useForm } from '@mantine/form'
import styles from '#/components/forms/form.module.css'
import { FormActions } from '#/components/forms/form-actions.tsx'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { formatReais } from '#/domain/money.ts'
import { checkoutFields } from '#/features/payments/schema.ts'
import type { AdvertisementWire } from '../schema.ts'
import { AdvertisementPreview } from './advertisement-preview.tsx'
import { MethodField, type MethodValues } from './method-field-form.tsx'
import { useCheckout } from './use-checkout.ts'
import ownStyles from './wizard.module.css'

export interface PaymentFormProps {
  advertisement: AdvertisementWire
  /** Centavos. */
  price: number
  /** Called when the page's advertisements are others. */
  onChanged(): Promise<void>
  onCancel(): void
}

/** How an advertisement is paid that was left without it. */
export default function PaymentForm(props: PaymentFormProps) {
  const { advertisement, price, onChanged, onCancel } = props
  const { _id, nomePublicidade, logotipo, dataInicio, dataFim } = advertisement
  const { pay, isLeaving } = useCheckout()
  const form = useForm<MethodValues>({
    initialValues: { metodo: '' },
    validate: schemaResolver(checkoutFields, { sync: true }),
  })
  const { onSubmit, sending, failure } = useSubmit(form, async ({ metodo }) => {
    if (!metodo) return
    try {
      await pay(_id, metodo)
    } finally {
      await onChanged()
    }
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-busy={sending}>
      <div className={ownStyles.payment}>
        <div>
          <p className={ownStyles.total}>
            Total <strong>{formatReais(price)}</strong>
          </p>
          <MethodField form={form} />
        </div>
        <AdvertisementPreview
          name={nomePublicidade}
          picture={logotipo}
          start={dataInicio}
          end={dataFim}
        />
      </div>
      <FormActions
        submit="Ir para o pagamento"
        sending={sending || isLeaving}
        failure={failure}
        onCancel={onCancel}
      />
    </form>
  )
}
