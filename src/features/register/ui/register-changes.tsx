import { Fold } from '#/components/fold.tsx'
import { REGISTERED_SIZES } from '#/domain/register.ts'
import { registeredName } from '#/domain/text.ts'
import { CHANGES_SHOWN } from '../record/limits.ts'
import type { RegisterChange } from '../record/schema.ts'
import { SITUATIONS } from '../record/situations.ts'
import styles from './register-changes.module.css'

const asIs = (text: string) => text

/** How each field is called, and its values. */
const FIELDS: Record<RegisterChange['campo'], [name: string, shown: (value: string) => string]> = {
  situacao: ['Situação', (value) => SITUATIONS[value as keyof typeof SITUATIONS] ?? value],
  razaoSocial: ['Razão social', registeredName],
  nomeFantasia: ['Nome fantasia', registeredName],
  atividade: ['Atividade principal', asIs],
  cidade: ['Cidade', registeredName],
  estado: ['Estado', asIs],
  porte: ['Porte', (value) => REGISTERED_SIZES[value] ?? value],
}

/** More than these are folded. */
const OPEN_MAX = 3

/** What changed of a company in the register, month by month; nothing where nothing did. */
export function RegisterChanges({ changes }: { changes: RegisterChange[] }) {
  if (changes.length === 0) return null
  const title = 'O que mudou na Receita'
  if (changes.length > OPEN_MAX)
    return (
      <Fold summary={`${title}: ${changes.length} mudanças`} isAlways>
        <List changes={changes} />
      </Fold>
    )
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <List changes={changes} />
    </>
  )
}

const List = ({ changes }: { changes: RegisterChange[] }) => (
  <>
    <ol className={styles.list}>
      {changes.map((change) => (
        <li key={`${change.competencia} ${change.campo}`}>
          <Change change={change} />
        </li>
      ))}
    </ol>
    {changes.length === CHANGES_SHOWN && (
      <p className={styles.older}>As mudanças mais antigas que estas não aparecem.</p>
    )}
  </>
)

function Change({ change: { competencia, campo, de, para } }: { change: RegisterChange }) {
  const [name, shown] = FIELDS[campo]
  const [year, month] = competencia.split('-')
  return (
    <>
      <time dateTime={competencia}>
        {month}/{year}
      </time>
      <p>
        <strong>{name}</strong>{' '}
        {de && (
          <>
            {para && 'de '}
            <del>{shown(de)}</del>{' '}
          </>
        )}
        {para ? (
          <>
            {de ? 'para ' : 'agora é '}
            <ins>{shown(para)}</ins>
          </>
        ) : (
          'não consta mais'
        )}
      </p>
    </>
  )
}
