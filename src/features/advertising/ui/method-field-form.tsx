import { Radio } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { type PaymentMethod, paymentMethod } from '#/features/payments/schema.ts'
import styles from './wizard.module.css'

export interface MethodValues extends Record<string, unknown> {
  /** '' until one is chosen. */
  metodo: PaymentMethod | ''
}

/** How to pay. */
export function MethodField({ form }: { form: UseFormReturnType<MethodValues> }) {
  const first = useAutofocus()
  return (
    <Radio.Group
      {...form.getInputProps('metodo')}
      // Focus goes to the first of them.
      data-path={undefined}
      label="Como você quer pagar?"
    >
      <div className={styles.methods}>
        {paymentMethod.options.map((method, index) => (
          <Radio
            key={method}
            value={method}
            label={method}
            {...(index === 0 && { ...first, 'data-path': 'metodo' })}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
