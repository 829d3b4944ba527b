import { clsx } from 'clsx'
import styles from './details.module.css'
import type { Lookup } from './use-lookup.ts'

const COMPANY: Record<Lookup, string> = {
  idle: 'Comece por ele: buscamos os dados no registro público.',
  asking: 'Consultando o CNPJ…',
  filled: 'Preenchemos o que o registro público informa. Confira.',
  unknown:
    'Não há empresa ativa com este CNPJ no registro público. Confira o número ou preencha os dados à mão.',
  unavailable: 'A consulta ao registro não está disponível agora. Preencha os dados à mão.',
}
const ADDRESS: Record<Lookup, string> = {
  idle: '',
  asking: 'Procurando o endereço…',
  filled: 'Endereço encontrado. Falta o número.',
  unknown: 'Não encontramos este CEP. Confira ou preencha o endereço à mão.',
  unavailable: 'A busca de endereços não está disponível agora. Preencha à mão.',
}

interface LookupNoteProps {
  about: 'company' | 'address'
  lookup: Lookup
  /** 'MM/YYYY': of the register of Receita Federal that answered; '' where another one did. */
  month?: string
  /** Whether fields hold what was looked up before, of a company that is not asked about again. */
  isLookedUp?: boolean
}

/** What came of a lookup, said quietly: the form can be filled in either way. */
export function LookupNote({ about, lookup, month = '', isLookedUp = false }: LookupNoteProps) {
  let text = (about === 'company' ? COMPANY : ADDRESS)[lookup]
  if (lookup === 'idle' && isLookedUp)
    text = 'Parte destes dados veio de registros públicos. Confira.'
  if (lookup === 'filled' && month)
    text = `Preenchemos com o cadastro da Receita Federal de ${month}. Confira.`
  return (
    <p className={clsx(styles.note, lookup === 'filled' && styles.found)} role="status">
      {lookup === 'asking' && <span className={styles.spinner} aria-hidden="true" />}
      {text}
    </p>
  )
}
