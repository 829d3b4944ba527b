import { TextInput } from '@mantine/core'
import { CountedText } from '#/components/forms/counted-text.tsx'
import { DocumentField } from '#/components/forms/document-field.tsx'
import styles from '#/components/forms/form.module.css'
import { PictureField } from '#/components/forms/picture-field.tsx'
import { LINE_MAX, TEXT_MAX } from '../limits.ts'
import { type StoryWire, storyForm } from '../schema.ts'
import { KeptForm } from './kept-form.tsx'
import type { KeptFormProps } from './kept-form-props.ts'
import { useFileChange } from './use-file-change.ts'

/** A project that went well, as its supplier describes it. */
export default function StoryForm(props: KeptFormProps<StoryWire>) {
  const { item } = props
  const fotocapa = useFileChange(item?.fotocapa ?? '', 'removerFotocapa')
  const arquivo = useFileChange(item?.arquivo ?? '', 'removerArquivo')
  return (
    <KeptForm
      {...props}
      kind="story"
      schema={storyForm}
      words={{ titulo: item?.titulo ?? '', descricao: item?.descricao ?? '' }}
      files={{ fotocapa, arquivo }}
      done={{ added: 'História salva.', changed: 'História atualizada.' }}
      fields={(field, first) => (
        <>
          <TextInput
            className={styles.wide}
            label="Título"
            required
            maxLength={LINE_MAX}
            autoComplete="off"
            {...field('titulo')}
            {...first}
          />
          <CountedText
            className={styles.wide}
            label="Descrição"
            required
            max={TEXT_MAX}
            {...field('descricao')}
          />
        </>
      )}
      fileFields={(file) => (
        <>
          <PictureField label="Foto de capa" {...file('fotocapa')} />
          <DocumentField
            label="Arquivo"
            hint="Os visitantes podem baixá-lo."
            {...file('arquivo')}
          />
        </>
      )}
    />
  )
}
