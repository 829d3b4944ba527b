import { useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '#/platform/browser/api-client.ts'
import { NOTE_MAX } from '../limits.ts'
import styles from './list-item.module.css'

/** How long nothing is typed until what was typed is saved. */
const PAUSE_MS = 1000

interface NoteFieldProps {
  /** Of the product. */
  name: string
  note: string
  onSave(note: string): Promise<unknown>
}

/** What one notes of a product. It is saved by itself; what could not be saved stays in the field. */
export function NoteField({ name, note, onSave }: NoteFieldProps) {
  const field = useId()
  const [text, setText] = useState(note)
  const [state, setState] = useState<'' | 'saved' | 'failed'>('')
  const saved = useRef(note)
  const pause = useRef(0)

  // Changed elsewhere, as in another tab, while nothing is typed here.
  useEffect(() => {
    if (note === saved.current) return
    setText((typed) => (typed === saved.current ? note : typed))
    saved.current = note
  }, [note])

  async function save(typed: string) {
    clearTimeout(pause.current)
    const next = typed.trim()
    if (next === saved.current) return
    const before = saved.current
    saved.current = next
    try {
      await onSave(next)
      setState('saved')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      saved.current = before
      setState('failed')
    }
  }

  function type(typed: string) {
    setText(typed)
    setState('')
    clearTimeout(pause.current)
    pause.current = window.setTimeout(() => void save(typed), PAUSE_MS)
  }

  return (
    <div className={styles.note}>
      <label htmlFor={field} className="visually-hidden">
        Anotação sobre {name}
      </label>
      <textarea
        id={field}
        value={text}
        rows={2}
        maxLength={NOTE_MAX}
        placeholder="Anote o que importa: preço ouvido, dúvidas, quem indicou…"
        onChange={({ target }) => type(target.value)}
        onBlur={() => void save(text)}
      />
      <p role="status" className={styles.state} data-failed={state === 'failed'}>
        {state === 'saved' && 'Anotação salva.'}
        {state === 'failed' &&
          'A anotação não foi salva. Ela continua aqui: altere-a para tentar de novo.'}
      </p>
    </div>
  )
}
