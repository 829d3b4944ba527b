import { Search, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { Select } from '#/components/select.tsx'
import { COMPANY_SIZES, ROLES, SECTORS, USE_TIMES } from '#/domain/company-profile.ts'
import { SEARCH_MAX_LENGTH, searchFrom } from '#/domain/search.ts'
import { LABEL_TEXTS } from '../labels.ts'
import { ORDERS } from '../orders.ts'
import type { ReviewsChoice } from '../queries.ts'
import { keepMyCompany, readMyCompany } from './my-company.ts'
import styles from './review-filters.module.css'

interface ReviewFiltersProps {
  choice: ReviewsChoice
  onChange(choice: ReviewsChoice): void
}

const STARS = { 5: '5 estrelas', 4: '4 estrelas', 3: '3 estrelas', 2: '2 estrelas', 1: '1 estrela' }

/** What can be chosen of reviews, by its name on the wire. */
const FILTERS = [
  { name: 'nota', label: 'Nota', all: 'Todas as notas', of: STARS },
  { name: 'porte', label: 'Porte da empresa', all: 'Todos os portes', of: COMPANY_SIZES },
  { name: 'setor', label: 'Setor', all: 'Todos os setores', of: SECTORS },
  { name: 'funcao', label: 'Função', all: 'Todas as funções', of: ROLES },
  { name: 'tempoDeUso', label: 'Tempo de uso', all: 'Qualquer tempo', of: USE_TIMES },
  { name: 'etiqueta', label: 'Etiqueta', all: 'Com ou sem etiqueta', of: LABEL_TEXTS },
] as const

/** What of a link's choice there is to choose; what there is not counts as not chosen. */
export function knownChoice(given: Record<string, string>): ReviewsChoice {
  const among = (name: string, of: object) => {
    const value = given[name] ?? ''
    return Object.hasOwn(of, value) ? value : ''
  }
  return {
    ordem: (among('ordem', ORDERS) || 'texto') as ReviewsChoice['ordem'],
    avaliacao: given.avaliacao ?? '',
    ...(Object.fromEntries(FILTERS.map(({ name, of }) => [name, among(name, of)])) as Record<
      (typeof FILTERS)[number]['name'],
      string
    >),
    comResposta: given.comResposta === '1' ? '1' : '',
    busca: searchFrom(given.busca),
  }
}

/** How readers narrow down and order all reviews; 'empresas como a minha' is known to their browser alone. */
export function ReviewFilters({ choice, onChange }: ReviewFiltersProps) {
  const [text, setText] = useState(choice.busca)
  const [mine, setMine] = useState(readMyCompany)
  const [isAsking, setAsking] = useState(false)
  /** On a telephone they are folded: what they find comes first. */
  const [isOpen, setOpen] = useState(false)
  const isKnown = mine.porte !== '' || mine.setor !== ''
  const isLikeMine = isKnown && choice.porte === mine.porte && choice.setor === mine.setor

  function search(event: FormEvent) {
    event.preventDefault()
    onChange({ ...choice, busca: text.trim() })
  }

  function toggleMine() {
    if (isLikeMine) onChange({ ...choice, porte: '', setor: '' })
    else if (isKnown) onChange({ ...choice, ...mine })
    else setAsking(!isAsking)
  }

  function keepMine() {
    keepMyCompany(mine)
    setAsking(false)
    onChange({ ...choice, ...mine })
  }

  return (
    <div className={styles.filters} data-open={isOpen || undefined}>
      <Button
        look="secondary"
        className={styles.opener}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={18} aria-hidden="true" /> Buscar, filtrar e ordenar
      </Button>
      <search>
        <form className={styles.search} onSubmit={search}>
          <input
            type="search"
            aria-label="Palavras nas avaliações"
            placeholder="Uma palavra do texto"
            value={text}
            maxLength={SEARCH_MAX_LENGTH}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" look="secondary">
            <Search size={18} aria-hidden="true" /> Buscar
          </Button>
        </form>
      </search>
      <div className={styles.fields}>
        <Choice
          label="Ordenar por"
          value={choice.ordem}
          onChange={(ordem) => onChange({ ...choice, ordem: ordem as ReviewsChoice['ordem'] })}
        >
          {optionsOf(ORDERS)}
        </Choice>
        {FILTERS.map(({ name, label, all, of }) => (
          <Choice
            key={name}
            label={label}
            value={choice[name]}
            onChange={(value) => onChange({ ...choice, [name]: value })}
          >
            <option value="">{all}</option>
            {optionsOf(of)}
          </Choice>
        ))}
      </div>
      <div className={styles.more}>
        <label>
          <input
            type="checkbox"
            checked={choice.comResposta === '1'}
            onChange={({ target }) =>
              onChange({ ...choice, comResposta: target.checked ? '1' : '' })
            }
          />
          Com resposta da empresa
        </label>
        <Button
          look="quiet"
          aria-pressed={isLikeMine}
          aria-expanded={isKnown ? undefined : isAsking}
          onClick={toggleMine}
        >
          Empresas como a minha
        </Button>
        {isKnown && !isAsking && (
          <Button look="quiet" onClick={() => setAsking(true)}>
            Mudar a minha empresa
          </Button>
        )}
      </div>
      {isAsking && (
        <fieldset className={styles.mine}>
          <legend>Como é a sua empresa? Fica só neste navegador.</legend>
          <Choice
            label="Porte da minha empresa"
            value={mine.porte}
            onChange={(porte) => setMine({ ...mine, porte })}
          >
            <option value="">Não informar</option>
            {optionsOf(COMPANY_SIZES)}
          </Choice>
          <Choice
            label="Setor da minha empresa"
            value={mine.setor}
            onChange={(setor) => setMine({ ...mine, setor })}
          >
            <option value="">Não informar</option>
            {optionsOf(SECTORS)}
          </Choice>
          <Button onClick={keepMine}>Mostrar</Button>
        </fieldset>
      )}
    </div>
  )
}

const optionsOf = (texts: Record<string, string>) =>
  Object.entries(texts).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))

interface ChoiceProps {
  label: string
  value: string
  onChange(value: string): void
  children: ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const field = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={field}>{label}</label>
      <Select id={field} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </Select>
    </div>
  )
}
