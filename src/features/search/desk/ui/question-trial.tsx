import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { Section } from '#/components/section.tsx'
import { Select } from '#/components/select.tsx'
import { SEARCH_MAX_LENGTH } from '#/domain/search.ts'
import { SEARCH_PLACES, type SearchPlace } from '../limits.ts'
import { understandingOf } from '../queries.ts'
import { QuestionAnswer } from './question-answer.tsx'
import styles from './question-trial.module.css'

const EXAMPLE = 'sistema para emitir nota fiscal'

/** A question of an Admin's own, how searches understand it, and what they answer. */
export default function QuestionTrial() {
  const place = useId()
  const [asked, setAsked] = useState<{ query: string; place: SearchPlace }>()
  const { data, isFetching, isError, error } = useQuery(
    understandingOf(asked?.query ?? '', asked?.place ?? 'softwares'),
  )

  function ask(form: FormData) {
    const query = String(form.get('query')).trim()
    setAsked({ query, place: String(form.get('onde')) as SearchPlace })
  }

  return (
    <Section
      id="experimentar"
      title="Experimente uma pergunta"
      lead="Veja como a busca lê as palavras e por que cada resultado está onde está."
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          ask(new FormData(event.currentTarget))
        }}
      >
        <label className={styles.question}>
          Pergunta
          <input
            name="query"
            type="search"
            maxLength={SEARCH_MAX_LENGTH}
            placeholder={`Por exemplo: ${EXAMPLE}`}
            autoComplete="off"
            required
          />
        </label>
        <div className={styles.place}>
          <label htmlFor={place}>Onde</label>
          <Select id={place} name="onde">
            {Object.entries(SEARCH_PLACES).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" aria-busy={isFetching}>
          Experimentar
        </Button>
      </form>
      <div role="status" aria-live="polite">
        {isError && <FormFailure>{error.message}</FormFailure>}
        {asked && data && <QuestionAnswer answer={data} place={asked.place} />}
      </div>
    </Section>
  )
}
