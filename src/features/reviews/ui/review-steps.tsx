import { Checkbox, NativeSelect, Radio, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ComponentType } from 'react'
import { CountedText } from '#/components/forms/counted-text.tsx'
import formStyles from '#/components/forms/form.module.css'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { COMPANY_SIZES, ROLES, SECTORS, USE_TIMES } from '#/domain/company-profile.ts'
import { CRITERIA, CRITERION_NAMES } from '../criteria.ts'
import { COMMENT_MAX, FORMER_PRODUCT_MAX, POINTS_MAX } from '../limits.ts'
import type { Said } from '../schema.ts'
import styles from './review-form.module.css'
import { StarsField } from './stars-field.tsx'

/** What the form holds: 0 stars until some are chosen. */
export type ReviewValues = Said

interface StepProps {
  form: UseFormReturnType<ReviewValues>
  /** Whether that was said before, and stays. */
  isIncentivized: boolean
}

function Opinion({ form, isIncentivized }: StepProps) {
  return (
    <>
      <StarsField
        className={formStyles.wide}
        name="rating"
        label="Sua nota"
        rating={form.values.rating}
        error={form.errors.rating}
        onChange={(rating) => form.setFieldValue('rating', rating)}
        isFirst
      />
      <CountedText
        {...form.getInputProps('comment')}
        className={formStyles.wide}
        label="Comentário (opcional)"
        placeholder="O que funciona bem? O que poderia melhorar?"
        max={COMMENT_MAX}
      />
      <Checkbox
        className={formStyles.wide}
        label="Recebi algo em troca desta avaliação, como um desconto ou um brinde"
        description={
          isIncentivized
            ? 'Você já declarou, e a etiqueta “Incentivado” fica. Se foi engano, exclua a avaliação e escreva outra.'
            : 'Ela sai com a etiqueta “Incentivado” e não conta para os melhores avaliados.'
        }
        disabled={isIncentivized}
        data-path="incentivado"
        error={form.errors.incentivado}
        checked={form.values.incentivado}
        onChange={({ currentTarget: { checked } }) => form.setFieldValue('incentivado', checked)}
      />
    </>
  )
}

const ANSWERS = { sim: true, nao: false, '': null } as const

function Points({ form }: StepProps) {
  const first = useAutofocus<HTMLTextAreaElement>()
  const { recomendaria } = form.values
  return (
    <>
      <CountedText
        {...form.getInputProps('pontosFortes')}
        {...first}
        className={formStyles.wide}
        label="Pontos fortes"
        placeholder="O que mais ajuda no dia a dia?"
        max={POINTS_MAX}
      />
      <CountedText
        {...form.getInputProps('pontosFracos')}
        className={formStyles.wide}
        label="Pontos fracos"
        placeholder="O que falta ou atrapalha?"
        max={POINTS_MAX}
      />
      <Radio.Group
        className={formStyles.wide}
        label="Você recomendaria?"
        error={form.errors.recomendaria}
        value={recomendaria === null ? '' : recomendaria ? 'sim' : 'nao'}
        onChange={(answer) =>
          form.setFieldValue('recomendaria', ANSWERS[answer as keyof typeof ANSWERS])
        }
      >
        <div className={styles.answers}>
          <Radio value="sim" label="Sim" data-path="recomendaria" />
          <Radio value="nao" label="Não" />
          <Radio value="" label="Prefiro não dizer" />
        </div>
      </Radio.Group>
    </>
  )
}

function Criteria({ form }: StepProps) {
  return CRITERION_NAMES.map((name, index) => (
    <StarsField
      key={name}
      name={`criterios.${name}`}
      label={CRITERIA[name]}
      rating={form.values.criterios[name] ?? 0}
      error={form.errors[`criterios.${name}`]}
      onChange={(stars) => form.setFieldValue(`criterios.${name}`, stars)}
      onClear={() => form.setFieldValue(`criterios.${name}`, null)}
      isFirst={index === 0}
    />
  ))
}

const CHOICES = [
  { name: 'porte', label: 'Porte da empresa', of: COMPANY_SIZES },
  { name: 'setor', label: 'Setor', of: SECTORS },
  { name: 'funcao', label: 'Sua função', of: ROLES },
  { name: 'tempoDeUso', label: 'Há quanto tempo usa', of: USE_TIMES },
] as const

function Profile({ form }: StepProps) {
  const first = useAutofocus<HTMLSelectElement>()
  return (
    <>
      <p className={formStyles.lead}>
        Aparece na sua avaliação, para quem tem uma empresa parecida.
      </p>
      {CHOICES.map(({ name, label, of }, index) => (
        <NativeSelect
          key={name}
          label={label}
          data={[
            { value: '', label: 'Não informar' },
            ...Object.entries(of).map(([value, text]) => ({ value, label: text })),
          ]}
          {...form.getInputProps(name)}
          {...(index === 0 && first)}
          value={form.values[name] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue(name, (value || null) as never)
          }
        />
      ))}
      <TextInput
        {...form.getInputProps('produtoAnterior')}
        className={formStyles.wide}
        label="O que usava antes"
        maxLength={FORMER_PRODUCT_MAX}
      />
    </>
  )
}

interface FormStep {
  title: string
  fields: readonly (keyof ReviewValues)[]
  Fields: ComponentType<StepProps>
}

/** What a review asks, a few seconds at a time. All after the first is optional. */
export const REVIEW_STEPS: readonly FormStep[] = [
  { title: 'Sua nota', fields: ['rating', 'comment', 'incentivado'], Fields: Opinion },
  {
    title: 'Pontos fortes e fracos',
    fields: ['pontosFortes', 'pontosFracos', 'recomendaria'],
    Fields: Points,
  },
  { title: 'Critérios', fields: ['criterios'], Fields: Criteria },
  {
    title: 'Sua empresa',
    fields: [...CHOICES.map(({ name }) => name), 'produtoAnterior'],
    Fields: Profile,
  },
]

/** Whether a step has an answer. */
export const isAnswered = ({ fields }: FormStep, values: ReviewValues) =>
  fields.some((field) =>
    field === 'criterios'
      ? Object.values(values.criterios).some((stars) => stars !== null)
      : values[field] !== null &&
        values[field] !== '' &&
        values[field] !== 0 &&
        values[field] !== false,
  )

/** The step of a field, as errors name it: 'criterios.suporte'. */
export const stepOf = (path: string) =>
  REVIEW_STEPS.findIndex(({ fields }) =>
    (fields as readonly string[]).includes(path.split('.')[0] ?? ''),
  )
