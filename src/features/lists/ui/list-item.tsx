import { FolderInput, X } from 'lucide-react'
import { CompareTick } from '#/components/compare-tick.tsx'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { OptionsMenu } from '#/components/options-menu.tsx'
import { Rating } from '#/components/rating.tsx'
import { useSending } from '#/components/use-sending.ts'
import { withLists } from '../lists.ts'
import type { ItemWire, ListWire } from '../schema.ts'
import { takeEverywhere } from '../undo.tsx'
import styles from './list-item.module.css'
import { NoteField } from './note-field.tsx'

interface ListItemProps {
  list: ListWire
  item: ItemWire
  /** Where it may go. */
  others: ListWire[]
}

const GONE = 'Produto que não está mais no catálogo'

/** A product of a list, with what one notes of it. */
export function ListItem({ list, item: { softwareId, produto, anotacao }, others }: ListItemProps) {
  const [sending, send] = useSending()
  const name = produto?.titulo ?? GONE

  /** There first, then not here: it is never nowhere. */
  const move = (to: ListWire) =>
    send(async () => {
      const note = to.itens.find((other) => other.softwareId === softwareId)?.anotacao
      await withLists((keeper) => keeper.put(to.id, softwareId, note || anotacao))
      await withLists((keeper) => keeper.take(list.id, softwareId))
    })

  return (
    <li className={styles.item} aria-busy={sending}>
      <div className={styles.product}>
        <LogoTile src={produto?.logo ?? ''} kind={produto?.tipo ?? 'Software'} size={44} />
        <div className={styles.names}>
          <h3>
            {produto ? (
              <Link to={`/software/details/${softwareId}`}>{name}</Link>
            ) : (
              <span>{name}</span>
            )}
          </h3>
          {produto?.categoria && <p className={styles.category}>{produto.categoria}</p>}
          {produto && <Rating rating={produto.avaliacao} count={produto.avaliacoes} />}
        </div>
        <div className={styles.tools}>
          {produto?.tipo === 'Software' && <CompareTick id={softwareId} name={name} />}
          <OptionsMenu
            label={`Opções de ${name}`}
            options={[
              ...(produto ? others : []).map((other) => ({
                text: `Mover para “${other.nome}”`,
                icon: <FolderInput aria-hidden="true" />,
                onChoose: () => void move(other),
              })),
              {
                text: 'Tirar da lista',
                icon: <X aria-hidden="true" />,
                onChoose: () =>
                  void send(() => takeEverywhere(softwareId, produto?.titulo ?? '', list.id)),
              },
            ]}
          />
        </div>
      </div>
      <NoteField
        name={name}
        note={anotacao}
        onSave={(note) => withLists((keeper) => keeper.put(list.id, softwareId, note))}
      />
    </li>
  )
}
