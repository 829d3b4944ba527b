import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { DialogActions } from '#/components/dialog-actions.tsx'
import styles from '#/components/forms/form.module.css'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useFileAddress } from '#/components/forms/use-file-address.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { useUnsaved } from '#/components/unsaved.ts'
import { formatReais } from '#/domain/money.ts'
import { checkoutFields } from '#/features/payments/schema.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { randomId } from '#/platform/browser/random-id.ts'
import { createAdvertisement, saveAdvertisement } from '../queries.ts'
import type { AdvertisementWire } from '../schema.ts'
import { AdvertisementPreview } from './advertisement-preview.tsx'
import { type Details, DetailsFields, useDetails } from './details-fields-form.tsx'
import { MethodField, type MethodValues } from './method-field-form.tsx'
import { useCheckout } from './use-checkout.ts'
import ownStyles from './wizard.module.css'
import { WizardProgress } from './wizard-progress.tsx'
import { type Step, stepAfter } from './wizard-steps.ts'

export interface WizardFormProps {
  vendorId: string
  /** Centavos. */
  price: number
  /** Called when the page's advertisements are others. */
  onChanged(): Promise<void>
  onCancel(): void
}

/** A new advertisement: what it says, then how it is paid. */
export default function WizardForm({ vendorId, price, onChanged, onCancel }: WizardFormProps) {
  const [step, setStep] = useState<Step>('details')
  const [saved, setSaved] = useState<AdvertisementWire | null>(null)
  const details = useDetails(saved)
  // Kept while the details are looked at again.
  const method = useForm<MethodValues>({
    initialValues: { metodo: '' },
    validate: schemaResolver(checkoutFields, { sync: true }),
  })
  const id = useRef('')
  useUnsaved(details.isDirty)
  const shown = useFileAddress(details.picture) || saved?.logotipo || ''

  /** Keeps what was typed, once however often it is asked; later changes go over it. */
  async function save(): Promise<AdvertisementWire> {
    const { form, picture, isDirty, settle } = details
    if (saved && !isDirty) return saved
    const sending = saved
      ? saveAdvertisement(saved, form.values, picture)
      : picture && createAdvertisement(vendorId, { id: id.current, fields: form.values, picture })
    if (!sending) throw new Error('there is no picture')
    const { data } = await sending
    setSaved(data)
    settle()
    await onChanged()
    return data
  }

  /** What is wrong with the details is shown beside them. */
  async function saveOrGoBack() {
    try {
      return await save()
    } catch (error) {
      if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) throw error
      details.form.setErrors(error.fields)
      setStep(stepAfter('payment', 'back'))
      return null
    }
  }

  return (
    <>
      <WizardProgress current={step} />
      {step === 'details' ? (
        <DetailsStep
          details={details}
          picture={saved?.logotipo ?? ''}
          onCancel={onCancel}
          onForward={() => {
            // Other details are another form.
            id.current = randomId()
            setStep(stepAfter('details', 'forward'))
          }}
        />
      ) : (
        <PaymentStep
          price={price}
          form={method}
          details={details}
          picture={shown}
          isSaved={saved !== null}
          save={saveOrGoBack}
          onBack={() => setStep(stepAfter('payment', 'back'))}
          onChanged={onChanged}
        />
      )}
    </>
  )
}

interface DetailsStepProps {
  details: Details
  picture: string
  onForward(): void
  onCancel(): void
}

function DetailsStep({ details, picture, onForward, onCancel }: DetailsStepProps) {
  const { onSubmit, sending } = useSubmit(
    details.form,
    async () => {
      if (await details.checkPicture()) onForward()
      else details.focusPicture()
    },
    () => void details.checkPicture(),
  )
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <DetailsFields details={details} picture={picture} sending={sending} />
      <DialogActions>
        <Button look="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <SubmitButton sending={sending}>
          Avançar <ArrowRight aria-hidden="true" size={18} />
        </SubmitButton>
      </DialogActions>
    </form>
  )
}

interface PaymentStepProps {
  price: number
  form: UseFormReturnType<MethodValues>
  details: Details
  picture: string
  isSaved: boolean
  /** @returns null where the details are to be corrected first */
  save(): Promise<AdvertisementWire | null>
  onBack(): void
  onChanged(): Promise<void>
}

const KEPT = 'A publicidade está salva: tente de novo agora, ou depois, pela lista.'

function PaymentStep(props: PaymentStepProps) {
  const { price, form, details, picture, isSaved, save, onBack, onChanged } = props
  const { pay, isLeaving } = useCheckout()
  const { onSubmit, sending, failure } = useSubmit(form, async ({ metodo }) => {
    const advertisement = await save()
    if (!advertisement || !metodo) return
    try {
      await pay(advertisement._id, metodo)
    } finally {
      await onChanged()
    }
  })
  const isBusy = sending || isLeaving
  const { nomePublicidade, dataInicio, dataFim } = details.form.values

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-busy={isBusy}>
      <div className={ownStyles.payment}>
        <div>
          <p className={ownStyles.total}>
            Total <strong>{formatReais(price)}</strong>
          </p>
          <MethodField form={form} />
          <p className={ownStyles.note}>
            O pagamento é feito na página do provedor. Confirmado, a nossa equipe confere a
            publicidade antes de exibi-la.
          </p>
        </div>
        <AdvertisementPreview
          name={nomePublicidade}
          picture={picture}
          start={dataInicio}
          end={dataFim}
        />
      </div>
      {failure && (
        <div className={styles.wide}>
          <FormFailure>{isSaved ? `${failure} ${KEPT}` : failure}</FormFailure>
        </div>
      )}
      <DialogActions>
        <Button look="secondary" disabled={isBusy} onClick={onBack}>
          <ArrowLeft aria-hidden="true" size={18} /> Anterior
        </Button>
        <SubmitButton sending={isBusy}>
          {isSaved && failure ? 'Tentar de novo' : 'Criar'}
        </SubmitButton>
      </DialogActions>
    </form>
  )
}
