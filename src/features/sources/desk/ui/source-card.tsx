import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { ProgressBar } from '#/components/progress-bar.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { useSending } from '#/components/use-sending.ts'
import { formatMoment } from '#/domain/dates.ts'
import type { OnChanged } from '#/platform/desk.ts'
import {
  BROUGHT,
  BROUGHT_ANYWAY,
  isOpen,
  RUN_STATES,
  RUN_TONES,
  SOURCE_NAMES,
  UNDO_COMMAND,
} from '../../names.ts'
import { readNow, stopNow } from '../queries.ts'
import type { SourceRun, SourceStates } from '../schema.ts'
import styles from './sources.module.css'

type Source = SourceStates[number]

/** Whether a source is being read, or is about to be. */
export const isReading = ({ ultima }: Source) => ultima !== null && isOpen(ultima.situacao)

interface SourceCardProps {
  source: Source
  onChanged: OnChanged
}

/** How a source stands, how far it is, and the way to read it now or to stop it. */
export function SourceCard({ source, onChanged }: SourceCardProps) {
  const { fonte, endereco, ultima } = source
  const [sending, send] = useSending()
  const name = SOURCE_NAMES[fonte]
  const state = ultima?.situacao
  return (
    <>
      <h2>{name}</h2>
      <DeskState tone={state ? RUN_TONES[state] : 'idle'}>
        {state ? RUN_STATES[state] : 'Nunca lida'}
      </DeskState>
      {ultima && isReading(source) ? (
        <Progress name={name} run={ultima} before={source.linhas} />
      ) : (
        <div className={styles.facts}>
          {state !== 'done' && ultima?.resultado && <p>{ultima.resultado}</p>}
          <p className={styles.when}>{timesOf(source)}</p>
        </div>
      )}
      <div className={styles.actions}>
        {endereco && !isReading(source) && (
          <Button
            look="secondary"
            disabled={sending}
            aria-label={`Ler agora: ${name}`}
            onClick={() => send(async () => onChanged(await readNow(fonte)))}
          >
            Ler agora
          </Button>
        )}
        {endereco && ultima?.duvidosa && <BringAnyway source={source} onChanged={onChanged} />}
        {ultima && (state === 'waiting' || state === 'running') && (
          <Button
            look="secondary"
            disabled={sending}
            aria-label={`Parar: ${name}`}
            onClick={() => send(async () => onChanged(await stopNow(ultima._id)))}
          >
            Parar
          </Button>
        )}
      </div>
    </>
  )
}

/** A source that nothing says where to read, in a line that opens to what it would bring and how to set it. */
export const UnsetSource = ({ source }: { source: Source }) => (
  <details className={styles.unset}>
    <summary>
      {SOURCE_NAMES[source.fonte]} <span>sem endereço</span>
    </summary>
    <p>{BROUGHT[source.fonte]}</p>
    <p>
      Para ler daqui, defina <code>{source.variavel}</code> no servidor e reinicie-o.{' '}
      {timesOf(source)}
    </p>
  </details>
)

/** Has brought in all the same what was refused as doubtful, once it is said what that does. */
function BringAnyway({ source: { fonte, ultima }, onChanged }: SourceCardProps) {
  const dialog = useDialog()
  const name = SOURCE_NAMES[fonte]
  return (
    <>
      <Button
        look="secondary"
        aria-label={`Trazer assim mesmo: ${name}`}
        onClick={() => dialog.open()}
      >
        Trazer assim mesmo
      </Button>
      <ConfirmDialog
        title={`Trazer assim mesmo: ${name}`}
        deed="Trazer assim mesmo"
        question={
          <>
            {ultima?.resultado} {BROUGHT_ANYWAY[fonte]}{' '}
            {fonte === 'register' && <code className={styles.command}>{UNDO_COMMAND}</code>} Trazer
            assim mesmo?
          </>
        }
        onConfirm={async () => onChanged(await readNow(fonte, true))}
        {...dialog.props}
      />
    </>
  )
}

interface ProgressProps {
  name: string
  run: SourceRun
  /** Rows of the last whole reading: this one has about as many. */
  before: number
}

/** How far a reading is, in a bar and in words. */
function Progress({ name, run: { situacao, linhas }, before }: ProgressProps) {
  if (situacao === 'waiting') return <p className={styles.facts}>Começa em seguida.</p>
  const share = linhas > 0 && before > linhas ? linhas / before : undefined
  const rows =
    linhas === 0
      ? 'Preparando a leitura'
      : `${linhas.toLocaleString('pt-BR')} ${linhas === 1 ? 'linha lida' : 'linhas lidas'}`
  return (
    <div className={styles.facts}>
      <ProgressBar aria-label={`Leitura: ${name}`} value={share} />
      <p role="status">
        {rows}
        {share && `, de cerca de ${before.toLocaleString('pt-BR')}`}
      </p>
    </div>
  )
}

function timesOf({ endereco, aCadaDias, lida, ultima }: Source): string {
  const isLast = ultima?.situacao === 'done'
  const by = isLast && ultima.porComando ? ', por comando' : ''
  const last = lida
    ? `${isLast ? 'Lida' : 'Última leitura inteira'} em ${formatMoment(lida)}${by}.`
    : 'Ainda não foi lida inteira.'
  if (!endereco) return last
  return `${last} ${aCadaDias === 1 ? 'Todo dia' : `A cada ${aCadaDias} dias`}, de ${endereco}.`
}
