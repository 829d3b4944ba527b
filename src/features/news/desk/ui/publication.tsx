import { TextInput, type TextInputProps } from '@mantine/core'
import { Button } from '#/components/button.tsx'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { Link } from '#/components/link.tsx'
import { formatMoment } from '#/domain/dates.ts'
import { pageOfItem } from '../../links.ts'
import type { Situation } from '../../publication.ts'
import { articleEditorPath } from '../links.ts'
import type { DeskArticle } from '../schema.ts'
import styles from './article-form.module.css'

interface PublicationProps {
  saved: DeskArticle | undefined
  /** Of the field that says when. */
  moment: TextInputProps
  sending: boolean
  failure: string
  /** Whether somebody else saved another version meanwhile. */
  isOvertaken: boolean
  onSave(situation: Situation): void
  onOverwrite(): void
}

/** When an item is public, and how it is saved. */
export function Publication(props: PublicationProps) {
  const { saved, moment, sending, failure, isOvertaken, onSave, onOverwrite } = props
  const isPublished = saved?.situacao === 'publicado'
  return (
    <section className={styles.card} aria-label="Publicação" aria-busy={sending}>
      <p className={styles.standing}>{standing(saved)}</p>
      {saved && isPublished && (
        <p>
          <Link to={pageOfItem(saved)} target="_blank">
            Ver a página
          </Link>
        </p>
      )}
      <FormFailure>{failure}</FormFailure>
      {isOvertaken && saved && (
        <div className={styles.overtaken}>
          <Link to={articleEditorPath(saved._id)} target="_blank">
            Ver a versão salva em outra aba
          </Link>
          <Button look="secondary" onClick={onOverwrite}>
            Substituir pela minha
          </Button>
        </div>
      )}
      {isPublished ? (
        <div className={styles.buttons}>
          <Button onClick={() => onSave('publicado')}>Salvar alterações</Button>
          <Button look="secondary" onClick={() => onSave('rascunho')}>
            Despublicar
          </Button>
        </div>
      ) : (
        <>
          <div className={styles.buttons}>
            <Button onClick={() => onSave('publicado')}>Publicar</Button>
            <Button look="secondary" onClick={() => onSave('rascunho')}>
              Salvar rascunho
            </Button>
          </div>
          <div className={styles.schedule}>
            <TextInput
              type="datetime-local"
              label="Publicar em"
              description="No horário de Brasília."
              {...moment}
            />
            <Button look="secondary" onClick={() => onSave('agendado')}>
              Agendar
            </Button>
          </div>
        </>
      )}
      <p role="status" className={styles.sending}>
        {sending && 'Salvando…'}
      </p>
    </section>
  )
}

function standing(saved: DeskArticle | undefined): string {
  if (!saved?.publishedAt) return 'Só os administradores veem este conteúdo.'
  const when = formatMoment(saved.publishedAt)
  return saved.situacao === 'agendado'
    ? `Será publicado em ${when}. Salvar como rascunho cancela o agendamento.`
    : `Publicado em ${when}. O que for salvo aparece para todos na hora.`
}
