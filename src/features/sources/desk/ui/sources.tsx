import { useQuery } from '@tanstack/react-query'
import { Button } from '#/components/button.tsx'
import { RecordItem, RecordList } from '#/components/record-list.tsx'
import { useSending } from '#/components/use-sending.ts'
import { formatMoment } from '#/domain/dates.ts'
import type { OnChanged } from '#/platform/desk.ts'
import { SOURCE_NAMES } from '../../names.ts'
import { readNow, sourcesNow } from '../queries.ts'
import type { SourceStates } from '../schema.ts'

/** How often is asked whether what is read is at its end. */
const POLL_MS = 2000

/** What can be read, each with where it comes from, when it was read, and the way to read it now. */
export default function Sources({ onChanged }: { onChanged: OnChanged }) {
  const { data = [] } = useQuery({
    ...sourcesNow(),
    refetchInterval: ({ state }) => (state.data?.some(({ lendo }) => lendo) ? POLL_MS : false),
  })
  const [sending, send] = useSending()
  return (
    <section aria-label="Fontes">
      <RecordList>
        {data.map((source) => (
          <RecordItem
            key={source.fonte}
            name={SOURCE_NAMES[source.fonte]}
            state={
              <Button
                look="secondary"
                disabled={sending || source.lendo || !source.endereco}
                aria-label={`Ler agora: ${SOURCE_NAMES[source.fonte]}`}
                onClick={() => send(async () => onChanged(await readNow(source.fonte)))}
              >
                {source.lendo ? 'Lendo…' : 'Ler agora'}
              </Button>
            }
          >
            {said(source)}
          </RecordItem>
        ))}
      </RecordList>
    </section>
  )
}

function said({ endereco, variavel, aCadaDias, lida }: SourceStates[number]): string {
  if (!endereco) return `Sem endereço: defina ${variavel}.`
  const often = aCadaDias === 1 ? 'todo dia' : `a cada ${aCadaDias} dias`
  const last = lida
    ? `Última leitura inteira: ${formatMoment(lida)}.`
    : 'Ainda não foi lida inteira.'
  return `Endereço: ${endereco}. Lida ${often}. ${last}`
}
