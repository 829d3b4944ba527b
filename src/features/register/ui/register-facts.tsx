import { Facts } from '#/components/facts.tsx'
import { REGISTERED_SIZES } from '#/domain/register.ts'
import type { RegisterRecord } from '../record/schema.ts'
import { openingSaid, recordSaid } from '../record/situations.ts'
import { RegisterChanges } from './register-changes.tsx'
import styles from './register-facts.module.css'

interface RegisterFactsProps {
  record: RegisterRecord
  /** The page of its activity. */
  activityPath: string
}

/** What the register says of a company, with its source and month. */
export function RegisterFacts({ record, activityPath }: RegisterFactsProps) {
  const [year, month] = record.competencia.split('-')
  return (
    <>
      <Facts
        facts={[
          { term: 'Situação', value: recordSaid(record) },
          { term: 'Abertura', value: openingSaid(record) },
          { term: 'Porte', value: REGISTERED_SIZES[record.porte] ?? '' },
          { term: 'Atividade principal', value: record.atividade, to: activityPath },
          { term: 'Estabelecimento', value: record.matriz ? 'Matriz' : 'Filial' },
        ]}
        site=""
      />
      <RegisterChanges changes={record.mudancas} />
      <p className={styles.source}>
        Fonte: Receita Federal, cadastro do CNPJ de {month}/{year}.
      </p>
    </>
  )
}
