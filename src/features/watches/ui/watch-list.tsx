import { Button, ButtonLink } from '#/components/button.tsx'
import { Tag } from '#/components/chip.tsx'
import { RecordItem, RecordList } from '#/components/record-list.tsx'
import { Section } from '#/components/section.tsx'
import { useSending } from '#/components/use-sending.ts'
import { formatDay } from '#/domain/dates.ts'
import { watchPath } from '../links.ts'
import { endWatch } from '../queries.ts'
import type { WatchesWire, WatchWire } from '../schema.ts'
import { useWatches } from './use-watches.ts'
import styles from './watches-screen.module.css'

const KINDS: Record<WatchWire['tipo'], string> = {
  produto: 'Software',
  fornecedor: 'Fornecedor',
  categoria: 'Categoria',
  busca: 'Busca',
}

/** Stands for the name of what is hidden by now. */
const HIDDEN = 'Não está no ar agora'

interface WatchListProps {
  userId: string
  watches: WatchesWire
}

/** All that one watches. */
export const WatchList = ({ userId, watches: { itens, opcoes } }: WatchListProps) => (
  <Section title="Você acompanha">
    <RecordList>
      {itens.map((watch) => (
        <Watch key={watch.id} userId={userId} watch={watch} options={opcoes} />
      ))}
    </RecordList>
  </Section>
)

interface WatchProps {
  userId: string
  watch: WatchWire
  options: WatchesWire['opcoes']
}

function Watch({ userId, watch, options }: WatchProps) {
  const { id, tipo, alvo, nome, link, oculto, eventos, desde } = watch
  const put = useWatches(userId)
  const [sending, send] = useSending()
  const named = nome || HIDDEN
  const wanted = options.filter(({ valor }) => eventos.includes(valor))
  return (
    <RecordItem name={named} to={oculto ? undefined : link} state={<Tag>{KINDS[tipo]}</Tag>}>
      <p>
        {wanted.map(({ texto }) => texto).join(', ')} · desde {formatDay(desde)}
      </p>
      <div className={styles.ways}>
        {!oculto && (
          <ButtonLink look="quiet" to={watchPath(tipo, alvo)}>
            Mudar<span className="visually-hidden"> o que recebo de {named}</span>
          </ButtonLink>
        )}
        <Button
          look="quiet"
          disabled={sending}
          onClick={() => send(async () => void put(await endWatch(id)))}
        >
          Encerrar<span className="visually-hidden"> {named}</span>
        </Button>
      </div>
    </RecordItem>
  )
}
