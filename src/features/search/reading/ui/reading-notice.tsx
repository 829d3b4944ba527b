import { Link } from '#/components/link.tsx'
import { omittedSentence, type Part, synonymsSentence, wishedSentence } from '../texts.ts'
import type { Told } from '../told.ts'
import type { WayOn } from '../ways.server.ts'
import styles from './reading-notice.module.css'

interface Props {
  told: Told | null
  ways?: WayOn[]
}

/** How a question was read, and where it also leads, above what it found; nothing where it was read as it was asked. */
export function ReadingNotice({ told, ways = [] }: Props) {
  if (!told && ways.length === 0) return null
  return (
    <div className={styles.notice}>
      {told && <Sentences told={told} />}
      {ways.map(({ text, to }) => (
        <p key={to}>
          <Link to={to}>{text}</Link>
        </p>
      ))}
    </div>
  )
}

function Sentences({ told }: { told: Told }) {
  const { kind, query, isLiteral, corrected, omitted, synonyms, wished = [], otherPath } = told
  return (
    <>
      {isLiteral && (
        <p>
          Só o que tem todas as palavras de <strong>{query}</strong>, como foram digitadas.{' '}
          <Link to={otherPath}>Mostrar também resultados parecidos</Link>
        </p>
      )}
      {corrected && (
        <p>
          Mostrando resultados para <strong>{corrected}</strong>. Pesquisar por{' '}
          <Link to={otherPath}>{query}</Link>
        </p>
      )}
      {omitted.length > 0 && <Sentence parts={omittedSentence(kind, omitted)} />}
      {wished.length > 0 && <Sentence parts={wishedSentence(wished)} />}
      {synonyms.length > 0 && <Sentence parts={synonymsSentence(synonyms)} />}
    </>
  )
}

const Sentence = ({ parts }: { parts: Part[] }) => (
  <p>
    {parts.map(({ text, isWord }, place) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, which changes as a whole
      isWord ? <strong key={place}>{text}</strong> : text,
    )}
  </p>
)
