import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { type ReactNode, useRef, useState } from 'react'
import { LeaveQuestion } from '#/components/forms/leave-question.tsx'
import { PictureField } from '#/components/forms/picture-field.tsx'
import { RichTextEditor } from '#/components/forms/rich-text-editor.tsx'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { Mantine } from '#/components/mantine.tsx'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { HEADLINE_MAX, JOB_TEXT_MAX } from '../../limits.ts'
import type { Situation } from '../../publication.ts'
import type { ArticleType, JobFacts, NewsWire } from '../../schema.ts'
import { WORK_MODEL_NAMES } from '../../work-models.ts'
import { type ArticleValues, sameValues, valuesOf } from '../article-values.ts'
import { readArticle, saveArticle, uploadPicture } from '../queries.ts'
import { type DeskArticle, newArticle } from '../schema.ts'
import styles from './article-form.module.css'
import { ArticleHead } from './article-head.tsx'
import { Publication } from './publication.tsx'
import { usePictureUpload } from './use-picture-upload.ts'

export interface ArticleFormProps {
  /** Undefined for what is not there yet. */
  saved: DeskArticle | undefined
  type: ArticleType
  /** An item as visitors will see it. */
  preview(item: NewsWire & JobFacts): ReactNode
  onSaved(saved: DeskArticle): void
  onDeleted(): void
}

/** Of fields that say something else of each kind. */
const COMPANY_LABELS: Record<ArticleType, string> = {
  News: 'Fonte',
  Article: 'Fonte',
  Career: 'Empresa',
}

const MODELS = Object.entries(WORK_MODEL_NAMES).map(([value, label]) => ({ value, label }))

/** An item: its text, what stands around it, and when it is public. */
export default function ArticleForm(props: ArticleFormProps) {
  return (
    <Mantine>
      <Form {...props} />
    </Mantine>
  )
}

function Form({ saved, type, preview, onSaved, onDeleted }: ArticleFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const [kept, setKept] = useState(() => valuesOf(saved, type))
  /** What a save replaces: the version that was read, or that the person chose to replace. */
  const replaced = useRef(saved)
  const [isOvertaken, setOvertaken] = useState(false)
  const form = useForm<ArticleValues>({
    initialValues: kept,
    validate: schemaResolver(newArticle, { sync: true }),
  })
  const field = useFields(form)
  const { values } = form
  const { onSubmit, sending, failure } = useSubmit(form, save)
  const banner = usePictureUpload({
    onStored: (url) => form.setFieldValue('banner', url),
    onRefused: (message) => form.setFieldError('banner', message),
  })

  async function save({ situacao }: ArticleValues) {
    if (!(await banner.settled())) return form.getInputNode('banner')?.focus()
    const sent = { ...form.getValues(), situacao }
    try {
      const { data, message } = await saveArticle({ saved: replaced.current, item: sent })
      replaced.current = data
      setOvertaken(false)
      setKept(sent)
      showAlert('success', message)
      onSaved(data)
    } catch (error) {
      setOvertaken(error instanceof ApiError && error.status === 409)
      throw error
    }
  }

  function saveAs(situation: Situation) {
    form.setFieldValue('situacao', situation)
    element.current?.requestSubmit()
  }

  /** Reads which version is there by now, and saves over it. */
  async function overwrite() {
    if (!saved) return
    try {
      replaced.current = await readArticle(saved._id)
      saveAs(form.getValues().situacao)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showAlert('error', error.message)
    }
  }

  function write(comment: string, isReady: boolean) {
    // The editor writes the same text in its own way.
    if (isReady) setKept((before) => ({ ...before, comment }))
    form.setFieldValue('comment', comment)
  }

  return (
    <form ref={element} onSubmit={onSubmit} noValidate>
      <ArticleHead saved={saved} values={values} preview={preview} onDeleted={onDeleted} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <TextInput
            label="Título"
            required
            maxLength={HEADLINE_MAX}
            autoComplete="off"
            classNames={{ input: styles.headline }}
            {...field('headline')}
          />
          <RichTextEditor
            path="comment"
            label="Texto"
            initial={kept.comment}
            error={form.errors.comment}
            onChange={write}
            onUpload={uploadPicture}
          />
        </div>
        <div className={styles.side}>
          <Publication
            saved={saved}
            moment={field('agendadoPara')}
            sending={sending || banner.isSending}
            failure={failure}
            isOvertaken={isOvertaken}
            onSave={saveAs}
            onOverwrite={overwrite}
          />
          <section className={styles.card} aria-label="Detalhes">
            <TextInput label={COMPANY_LABELS[type]} autoComplete="off" {...field('company')} />
            <TextInput
              label="Endereço do “Saiba mais”"
              placeholder="https://"
              inputMode="url"
              autoComplete="off"
              {...field('url')}
            />
            {type === 'Career' ? (
              <>
                <TextInput
                  label="Local"
                  placeholder="Cidade e estado"
                  maxLength={JOB_TEXT_MAX}
                  autoComplete="off"
                  {...field('local')}
                />
                <NativeSelect
                  label="Modelo"
                  data={[{ value: '', label: 'Não informado' }, ...MODELS]}
                  {...field('modelo')}
                />
                <TextInput
                  label="Salário"
                  description="Sem ele, a vaga diz “não informado”."
                  maxLength={JOB_TEXT_MAX}
                  autoComplete="off"
                  {...field('salario')}
                />
                <TextInput
                  type="date"
                  label="Encerra em"
                  description="Depois deste dia, a vaga sai das listas."
                  {...field('encerraEm')}
                />
                <Checkbox
                  label="Vaga imperdível"
                  {...form.getInputProps('featured', { type: 'checkbox' })}
                />
              </>
            ) : (
              <PictureField
                path="banner"
                label="Imagem de capa"
                hint={banner.isSending ? 'Enviando…' : 'Melhor na horizontal, em 16:9.'}
                file={banner.file}
                address={values.banner}
                onClear={() => form.setFieldValue('banner', '')}
                onChange={banner.send}
                error={form.errors.banner}
                onError={(message) => form.setFieldError('banner', message)}
              />
            )}
          </section>
        </div>
      </div>
      <LeaveQuestion
        losesSomething={!sameValues(values, kept)}
        title="Sair sem salvar"
        question="O que você escreveu ainda não foi salvo. Sair e perder as alterações?"
      />
    </form>
  )
}
