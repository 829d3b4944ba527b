import { Checkbox } from '@mantine/core'
import { useForm } from '@mantine/form'
import styles from '#/components/forms/form.module.css'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { CHOSEN_MAX, TOO_MANY } from '../limits.ts'
import { chooseKept, type Kind } from '../queries.ts'
import choiceStyles from './choice-form.module.css'

/** One of those to choose from. */
interface Choice {
  _id: string
  name: string
  /** Place on the page, from 1; null of what it does not show. */
  posicao: number | null
}

export interface ChoiceFormProps {
  kind: Kind
  vendorId: string
  choices: Choice[]
  onSaved(): Promise<void>
  onClose(): void
}

const chosenOf = (choices: Choice[]) =>
  choices
    .filter(({ posicao }) => posicao !== null)
    .sort((one, other) => (one.posicao ?? 0) - (other.posicao ?? 0))
    .map(({ _id }) => _id)

/** Up to three, in the order in which they are ticked. */
export default function ChoiceForm(props: ChoiceFormProps) {
  const { kind, vendorId, choices, onSaved, onClose } = props
  const form = useForm({ initialValues: { ids: chosenOf(choices) } })
  const { ids } = form.values
  const submission = useSubmit(form, async (values) => {
    await chooseKept(kind, vendorId, values.ids)
    await onSaved()
    onClose()
    showAlert('success', 'A página mostra a sua escolha.')
  })

  function toggle(id: string) {
    const isChosen = ids.includes(id)
    if (!isChosen && ids.length >= CHOSEN_MAX) return form.setFieldError('ids', TOO_MANY)
    form.setFieldValue('ids', isChosen ? ids.filter((other) => other !== id) : [...ids, id])
  }

  return (
    <SubmitForm submission={submission} submit="Salvar escolha" onCancel={onClose}>
      <p className={styles.lead}>
        Escolha até {CHOSEN_MAX}. A página mostra na ordem em que você marca.
      </p>
      <ul className={choiceStyles.choices}>
        {choices.map(({ _id, name }) => (
          <li key={_id} className={choiceStyles.choice}>
            <Checkbox label={name} checked={ids.includes(_id)} onChange={() => toggle(_id)} />
            {ids.includes(_id) && (
              <span className={choiceStyles.place}>{ids.indexOf(_id) + 1}º na página</span>
            )}
          </li>
        ))}
      </ul>
      {form.errors.ids && (
        <div className={styles.wide}>
          <FormFailure>{form.errors.ids}</FormFailure>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {ids.length} de {CHOSEN_MAX} escolhidos
      </p>
    </SubmitForm>
  )
}
