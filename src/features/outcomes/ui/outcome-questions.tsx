import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { useSending } from '#/components/use-sending.ts'
import type { AskedWire, Said } from '../schema.ts'
import styles from './outcomes.module.css'

const QUESTIONS = {
  resolvido: { text: 'Resolvido?', hint: 'A resposta da empresa resolveu o que você precisava?' },
  voltaria: {
    text: 'Voltaria a contratar?',
    hint: 'Se ainda não contratou, diga se contrataria.',
  },
} satisfies Record<keyof Said, { text: string; hint: string }>

const NAMES = Object.keys(QUESTIONS) as (keyof Said)[]

/** 'ao seu pedido de orçamento' */
export const ABOUT: Record<AskedWire['sobre'], string> = {
  orcamento: 'ao seu pedido de orçamento',
  avaliacao: 'à sua avaliação',
}

interface OutcomeQuestionsProps {
  /** What was said before. */
  said: Said | null
  /** @throws ApiError; an alert shows it */
  onSay(said: Said): Promise<unknown>
}

/** The two questions, yes or no each. */
export function OutcomeQuestions({ said, onSay }: OutcomeQuestionsProps) {
  const [chosen, setChosen] = useState<Partial<Said>>(said ?? {})
  const [missing, setMissing] = useState<(keyof Said)[]>([])
  const [sending, send] = useSending()
  const form = useRef<HTMLFormElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const { resolvido, voltaria } = chosen
    if (resolvido !== undefined && voltaria !== undefined) {
      void send(() => onSay({ resolvido, voltaria }))
      return
    }
    const left = NAMES.filter((name) => chosen[name] === undefined)
    setMissing(left)
    form.current?.querySelector<HTMLInputElement>(`input[value="${left[0]}-sim"]`)?.focus()
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {NAMES.map((name) => (
        <Question
          key={name}
          name={name}
          chosen={chosen[name]}
          isMissing={missing.includes(name)}
          onChoose={(value) => {
            setChosen({ ...chosen, [name]: value })
            setMissing(missing.filter((one) => one !== name))
          }}
        />
      ))}
      <Button type="submit" disabled={sending}>
        {said ? 'Mudar a resposta' : 'Responder'}
      </Button>
    </form>
  )
}

interface QuestionProps {
  name: keyof Said
  chosen: boolean | undefined
  isMissing: boolean
  onChoose(value: boolean): void
}

function Question({ name, chosen, isMissing, onChoose }: QuestionProps) {
  const { text, hint } = QUESTIONS[name]
  const id = useId()
  const option = (value: boolean, word: string) => (
    <label className={styles.option}>
      <input
        type="radio"
        name={`${id}${name}`}
        value={`${name}-${value ? 'sim' : 'nao'}`}
        checked={chosen === value}
        onChange={() => onChoose(value)}
      />
      {word}
    </label>
  )
  return (
    <fieldset className={styles.question} aria-describedby={`${id}hint`}>
      <legend>{text}</legend>
      <p id={`${id}hint`} className={styles.hint}>
        {hint}
        {isMissing && <strong className={styles.missing}> Responda sim ou não.</strong>}
      </p>
      <div className={styles.options}>
        {option(true, 'Sim')}
        {option(false, 'Não')}
      </div>
    </fieldset>
  )
}
