import { useId, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { Section } from '#/components/section.tsx'
import { Select } from '#/components/select.tsx'
import { useSending } from '#/components/use-sending.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { changeRhythm, closeFeed, openFeed } from '../queries.ts'
import type { WatchesWire } from '../schema.ts'
import { useWatches } from './use-watches.ts'
import styles from './watches-screen.module.css'

const RHYTHMS: Record<WatchesWire['frequencia'], string> = {
  diaria: 'Todo dia, se houver novidade',
  semanal: 'Uma vez por semana, se houver novidade',
  nunca: 'Não quero e-mails',
}

interface RhythmProps {
  userId: string
  watches: WatchesWire
}

/** How one hears of news: letters, and the address of a feed, which is shown once. */
export function Rhythm({ userId, watches }: RhythmProps) {
  const { frequencia, feed } = watches
  const put = useWatches(userId)
  const [sending, send] = useSending()
  const [url, setUrl] = useState('')
  const rhythm = useId()
  const address = useId()

  const change = (chosen: WatchesWire['frequencia']) =>
    send(async () => {
      put(await changeRhythm(chosen))
      showAlert('success', 'Frequência salva.')
    })
  const open = () =>
    send(async () => {
      const made = await openFeed()
      setUrl(made.url)
      put({ ...watches, feed: true })
    })
  const close = () =>
    send(async () => {
      await closeFeed()
      setUrl('')
      put({ ...watches, feed: false })
    })

  return (
    <Section title="Como receber">
      <div className={styles.field}>
        <label htmlFor={rhythm}>Resumo por e-mail</label>
        <Select
          id={rhythm}
          value={frequencia}
          disabled={sending}
          onChange={({ currentTarget: { value } }) => change(value as WatchesWire['frequencia'])}
        >
          {Object.entries(RHYTHMS).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.field}>
        {url ? (
          <>
            <label htmlFor={address}>Endereço do seu feed Atom</label>
            <input id={address} readOnly value={url} onFocus={(event) => event.target.select()} />
            <p>
              Copie agora: por segurança, ele não aparece de novo. Quem tem o endereço lê as suas
              novidades.
            </p>
          </>
        ) : (
          <p>
            Se você usa um leitor de feeds, crie um endereço secreto só seu.
            {feed && ' Você já tem um: um novo endereço encerra o anterior.'}
          </p>
        )}
        <div className={styles.tools}>
          <Button look="secondary" disabled={sending} onClick={open}>
            {feed ? 'Criar outro endereço' : 'Criar endereço do feed'}
          </Button>
          {feed && (
            <Button look="quiet" disabled={sending} onClick={close}>
              Encerrar o feed
            </Button>
          )}
        </div>
      </div>
    </Section>
  )
}
