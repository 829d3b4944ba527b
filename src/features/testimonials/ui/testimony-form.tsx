import { TextInput } from '@mantine/core'
import { CountedText } from '#/components/forms/counted-text.tsx'
import styles from '#/components/forms/form.module.css'
import { PictureField } from '#/components/forms/picture-field.tsx'
import { LINE_MAX, TEXT_MAX } from '../limits.ts'
import { type TestimonyWire, testimonyForm } from '../schema.ts'
import { KeptForm } from './kept-form.tsx'
import type { KeptFormProps } from './kept-form-props.ts'
import { useFileChange } from './use-file-change.ts'

const LINE = { required: true, maxLength: LINE_MAX, autoComplete: 'off' }

/** What a customer said, as its supplier writes it down. */
export default function TestimonyForm(props: KeptFormProps<TestimonyWire>) {
  const { item } = props
  const logotipo = useFileChange(item?.logotipo ?? '', 'removerLogotipo')
  return (
    <KeptForm
      {...props}
      kind="testimony"
      schema={testimonyForm}
      words={{
        nome: item?.nome ?? '',
        cargo: item?.cargo ?? '',
        empresa: item?.empresa ?? '',
        depoimento: item?.depoimento ?? '',
      }}
      files={{ logotipo }}
      done={{ added: 'Depoimento salvo.', changed: 'Depoimento atualizado.' }}
      fields={(field, first) => (
        <>
          <p className={styles.lead}>
            Escreva só o que o cliente disse e autorizou. A página avisa que a informação é da
            empresa.
          </p>
          <TextInput label="Nome" {...LINE} {...field('nome')} {...first} />
          <TextInput label="Cargo" {...LINE} {...field('cargo')} />
          <TextInput className={styles.wide} label="Empresa" {...LINE} {...field('empresa')} />
          <CountedText
            className={styles.wide}
            label="Depoimento"
            required
            max={TEXT_MAX}
            {...field('depoimento')}
          />
        </>
      )}
      fileFields={(file) => (
        <PictureField label="Logotipo" hint="Da empresa do cliente." {...file('logotipo')} />
      )}
    />
  )
}
