import { Link } from '#/components/link.tsx'
import { omittedSentence, type Part, synonymsSentence } from '../texts.ts'
import type { Told } from '../told.ts'
import styles from './reading-notice.module.css'

/** How a question was read, above what it found; nothing where it was read as it was asked. */
export function ReadingNotice({ told }: { told: Told | null }) {
  if (!told) return null
  const { kind, query, isLiteral, corrected, omitted, synonyms, otherPath } = told
  return (
    <div className={styles.notice}>
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
      {synonyms.length > 0 && <Sentence parts={synonymsSentence(synonyms)} />}
    </div>
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
