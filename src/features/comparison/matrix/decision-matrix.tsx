import { X } from 'lucide-react'
import { type CSSProperties, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { Select } from '#/components/select.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { formatDay } from '#/domain/dates.ts'
import { foldText } from '#/domain/text.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { saveFile, textFile } from '#/platform/browser/save-file.ts'
import { useStore } from '#/platform/browser/store.ts'
import type { ComparedColumn, ComparedGroup } from '../results.ts'
import styles from './decision-matrix.module.css'
import {
  CRITERIA_MAX,
  CRITERION_MAX_LENGTH,
  formatScore,
  type Matrix,
  matrixCsv,
  NOTE_MAX,
  PRICE,
  SCORE_MAX,
  type Suggested,
  totalOf,
  WEIGHT_MAX,
  withLast,
} from './model.ts'
import { matrixPdf } from './pdf.ts'
import { changeMatrix, clearMatrix, followOtherTabs, matrix } from './store.ts'
import { suggestedScores, whyNoPriceScores } from './suggested.ts'

interface DecisionMatrixProps {
  columns: ComparedColumn[]
  groups: ComparedGroup[]
}

const change = (work: (before: Matrix) => Matrix) => {
  if (!changeMatrix(work))
    showAlert('info', 'Neste navegador, a matriz dura só até você fechar a página.')
}

const upTo = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** What somebody weighs products by, with what comes of it. It stays in this browser. */
export default function DecisionMatrix({ columns, groups }: DecisionMatrixProps) {
  const held = useStore(matrix)
  const clearing = useDialog()
  const whole = useRef<HTMLDivElement>(null)
  const length = useRef(Number.POSITIVE_INFINITY)
  useEffect(followOtherTabs, [])
  const { criteria } = held
  const products = columns.map(({ id, name }) => ({ id, name }))
  const suggested = suggestedScores(columns, groups)
  // Names that a criterion may have: what the comparison has rows of.
  const labels = groups.flatMap(({ rows }) => rows.map(({ label }) => label))
  // In the place of what is gone: the button that asked for it, or that of a criterion.
  useEffect(() => {
    const isFree = document.activeElement === document.body
    if (isFree && criteria.length < length.current) whole.current?.focus({ preventScroll: true })
    length.current = criteria.length
  }, [criteria.length])

  const save = () =>
    saveFile(textFile(matrixCsv(held, suggested, products), 'text/csv'), 'matriz-de-decisao.csv')
  const savePdf = () => {
    const made = `Feita em ${formatDay(new Date().toISOString())} com a Praça: ${location.href}`
    saveFile(
      textFile(matrixPdf(held, suggested, products, made), 'application/pdf'),
      'matriz-de-decisao.pdf',
    )
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields of one form
    <div ref={whole} className={styles.matrix} role="group" aria-label="Minha matriz" tabIndex={-1}>
      {criteria.length === 0 ? (
        <p className={styles.empty}>Nenhum critério ainda. Adicione abaixo o que pesa para você.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <section className={styles.frame} aria-label="Pesos e notas" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Critério</th>
                <th scope="col">Peso</th>
                {products.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {criteria.map((criterion) => (
                <Criterion
                  key={criterion.name}
                  criterion={criterion}
                  held={held}
                  products={products}
                  suggested={suggested}
                  remark={criterion.name === PRICE ? whyNoPriceScores(columns) : ''}
                />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  Total
                </th>
                {products.map(({ id }) => (
                  <td key={id}>
                    <TotalOf {...totalOf(held, suggested, id)} />
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </section>
      )}
      <NewCriterion labels={labels} held={held} />
      <div className={styles.notes}>
        {products.map(({ id, name }) => (
          <Note key={id} id={id} name={name} note={held.notes[id] ?? ''} />
        ))}
      </div>
      <div className={styles.actions}>
        <Button look="secondary" onClick={save}>
          Baixar em CSV
        </Button>
        <Button look="secondary" onClick={savePdf}>
          Baixar em PDF
        </Button>
        <Button look="quiet" onClick={() => clearing.open()}>
          Começar de novo
        </Button>
      </div>
      <ConfirmDialog
        title="Começar de novo"
        question="Apagar os critérios, as notas e as anotações da matriz?"
        {...clearing.props}
        onConfirm={async () => clearMatrix()}
      />
    </div>
  )
}

interface CriterionProps {
  products: { id: string; name: string }[]
  suggested: Suggested
  criterion: Matrix['criteria'][number]
  held: Matrix
  /** Why nothing is suggested; '' where something is. */
  remark: string
}

function Criterion({ criterion, held, products, suggested, remark }: CriterionProps) {
  const { name, weight } = criterion
  const weigh = (next: number) =>
    change((before) => ({
      ...before,
      criteria: before.criteria.map((one) => (one.name === name ? { name, weight: next } : one)),
    }))
  const score = (id: string, text: string) =>
    change((before) => {
      const { [name]: _before, ...others } = before.scores[id] ?? {}
      const given = text === '' ? others : { ...others, [name]: Number(text) }
      return { ...before, scores: withLast(before.scores, id, given) }
    })
  const remove = () =>
    change((before) => ({
      ...before,
      criteria: before.criteria.filter((one) => one.name !== name),
    }))
  return (
    <tr>
      <th scope="row">
        <span className={styles.criterion}>
          {name}
          <button type="button" aria-label={`Remover critério ${name}`} onClick={remove}>
            <X aria-hidden="true" />
          </button>
        </span>
        {remark && <p className={styles.remark}>{remark}</p>}
      </th>
      <td>
        <Select
          aria-label={`Peso de ${name}`}
          value={weight}
          onChange={({ target }) => weigh(Number(target.value))}
        >
          {upTo(0, WEIGHT_MAX).map((value) => (
            <option key={value}>{value}</option>
          ))}
        </Select>
      </td>
      {products.map((product) => {
        const own = held.scores[product.id]?.[name]
        const said = suggested[product.id]?.[name]
        return (
          <td key={product.id}>
            <Select
              aria-label={`${name} de ${product.name}`}
              value={own ?? ''}
              onChange={({ target }) => score(product.id, target.value)}
            >
              <option value="">{said ? `${said.score ?? '–'} (${said.from})` : '–'}</option>
              {upTo(1, SCORE_MAX).map((value) => (
                <option key={value}>{value}</option>
              ))}
            </Select>
          </td>
        )
      })}
    </tr>
  )
}

function TotalOf({ value, scored, of }: ReturnType<typeof totalOf>) {
  if (value === undefined) return <span className={styles.part}>Sem notas ainda</span>
  return (
    <>
      <strong>{formatScore(value)} de 5</strong>
      <span
        className={styles.bar}
        style={{ '--share': value / SCORE_MAX } as CSSProperties}
        aria-hidden="true"
      />
      {scored < of && (
        <span className={styles.part}>
          {scored} de {of} critérios com nota
        </span>
      )}
    </>
  )
}

function NewCriterion({ labels, held: { criteria } }: { labels: string[]; held: Matrix }) {
  const field = useId()
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  const isKnown = (text: string) => criteria.some((one) => foldText(one.name) === foldText(text))
  if (criteria.length >= CRITERIA_MAX)
    return (
      <p className={styles.part}>
        São até {CRITERIA_MAX} critérios. Remova um para adicionar outro.
      </p>
    )

  function add(event: FormEvent) {
    event.preventDefault()
    const text = name.replace(/\s+/g, ' ').trim()
    const wrong = !text ? 'Dê um nome ao critério.' : isKnown(text) && 'Este critério já está aqui.'
    setError(wrong || '')
    if (wrong) return
    change((before) => ({
      ...before,
      criteria: [...before.criteria, { name: text, weight: 3 }],
    }))
    setName('')
  }

  return (
    <form className={styles.add} onSubmit={add} noValidate>
      <label htmlFor={field}>Adicionar critério</label>
      <div>
        <input
          id={field}
          list={`${field}-labels`}
          value={name}
          maxLength={CRITERION_MAX_LENGTH}
          autoComplete="off"
          placeholder="Ex.: emite NFS-e da minha cidade"
          aria-invalid={error !== ''}
          aria-describedby={error ? `${field}-error` : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <datalist id={`${field}-labels`}>
          {labels
            .filter((label) => !isKnown(label))
            .map((label) => (
              <option key={label} value={label} />
            ))}
        </datalist>
        <Button type="submit" look="secondary">
          Adicionar
        </Button>
      </div>
      {error && (
        <p id={`${field}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </form>
  )
}

function Note({ id, name, note }: { id: string; name: string; note: string }) {
  const field = useId()
  return (
    <div>
      <label htmlFor={field}>Minha anotação sobre {name}</label>
      <textarea
        id={field}
        rows={2}
        maxLength={NOTE_MAX}
        value={note}
        onChange={({ target }) =>
          change((before) => ({ ...before, notes: withLast(before.notes, id, target.value) }))
        }
      />
    </div>
  )
}
