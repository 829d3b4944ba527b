import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '#/components/button.tsx'
import { OptionsMenu } from '#/components/options-menu.tsx'
import { useSending } from '#/components/use-sending.ts'
import { sideBySidePath } from '#/features/comparison/address.ts'
import { COMPARED_MAX, COMPARED_MIN } from '#/features/comparison/limits.ts'
import { OFFERS_MAX } from '#/features/quotes/limits.ts'
import { newQuotePath } from '#/features/quotes/links.ts'
import { withLists } from '../lists.ts'
import type { ListWire } from '../schema.ts'
import { removeList } from '../undo.tsx'
import { ListItem } from './list-item.tsx'
import { ListName } from './list-name.tsx'
import styles from './lists-screen.module.css'

interface ListCardProps {
  list: ListWire
  /** Where what is in it may go. */
  others: ListWire[]
}

/** A list with what is in it. */
export function ListCard({ list, others }: ListCardProps) {
  const { id, nome, itens } = list
  const [isNaming, setNaming] = useState(false)
  const [, send] = useSending()
  const compared = itens.flatMap(({ produto }) =>
    produto?.tipo === 'Software' ? [produto.id] : [],
  )
  const quoted = itens.flatMap(({ produto }) => (produto ? [produto.id] : []))
  const isComparable = compared.length >= COMPARED_MIN && compared.length <= COMPARED_MAX
  return (
    <section className={styles.list} aria-label={nome}>
      <div className={styles.head}>
        {isNaming ? (
          <ListName
            label="Nome da lista"
            submit="Salvar"
            name={nome}
            onSubmit={(name) => withLists((keeper) => keeper.rename(id, name))}
            onCancel={() => setNaming(false)}
          />
        ) : (
          <>
            <h2>{nome}</h2>
            <span className={styles.count}>
              {itens.length === 1 ? '1 produto' : `${itens.length} produtos`}
            </span>
          </>
        )}
        <OptionsMenu
          label={`Opções da lista ${nome}`}
          options={[
            {
              text: 'Mudar o nome',
              icon: <Pencil aria-hidden="true" />,
              onChoose: () => setNaming(true),
            },
            {
              text: 'Excluir lista',
              icon: <Trash2 aria-hidden="true" />,
              danger: true,
              onChoose: () => void send(() => removeList(list)),
            },
          ]}
        />
      </div>
      {itens.length === 0 && (
        <p className={styles.none}>Nada aqui ainda. Em um software, toque em “Salvar”.</p>
      )}
      <ul className={styles.items}>
        {itens.map((item) => (
          <ListItem key={item.softwareId} list={list} item={item} others={others} />
        ))}
      </ul>
      <div className={styles.line}>
        {quoted.length > 0 && quoted.length <= OFFERS_MAX && (
          <ButtonLink to={newQuotePath({ software: quoted })} look="secondary">
            Pedir orçamento
          </ButtonLink>
        )}
        {isComparable && (
          <ButtonLink to={sideBySidePath(compared)} look="secondary">
            Comparar {compared.length === 2 ? 'os dois' : `os ${compared.length}`} lado a lado
          </ButtonLink>
        )}
      </div>
      {compared.length > COMPARED_MAX && (
        <p className={styles.none}>
          Para ver lado a lado, marque “Comparar” em até {COMPARED_MAX}.
        </p>
      )}
    </section>
  )
}
