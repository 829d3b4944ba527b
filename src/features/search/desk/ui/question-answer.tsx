import { Link } from '#/components/link.tsx'
import { LISTED, type ListedKind } from '#/domain/listed.ts'
import { totalLabel } from '#/domain/pagination.ts'
import type { SearchPlace } from '../limits.ts'
import type { QuestionWire } from '../schema.ts'
import styles from './question-trial.module.css'

type ResultWire = QuestionWire['resultados'][number]

/** What the places of words are called, by where is searched. */
const FIELDS = {
  softwares: {
    nome: 'nome',
    categoria: 'categoria ou fabricante',
    resumo: 'slogan',
    descricao: 'descrição',
  },
  fornecedores: {
    nome: 'nome',
    categoria: 'o que vende',
    resumo: 'cidade',
    descricao: 'descrição',
  },
} as const
const KEYS = ['nome', 'categoria', 'resumo', 'descricao'] as const

const KINDS = { softwares: 'offer', fornecedores: 'vendor' } as const satisfies Record<
  SearchPlace,
  ListedKind
>

const percent = (share: number) => `${Math.round(share * 100)}%`
const points = (number: number) =>
  number.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const quoted = (words: string[]) => words.map((word) => `“${word}”`).join(', ')

interface QuestionAnswerProps {
  answer: QuestionWire
  place: SearchPlace
}

/** How a question was read, in sentences, and its first results with their reasons. */
export function QuestionAnswer({ answer, place }: QuestionAnswerProps) {
  const { comoEscrita, corrigida, partes, ignoradas, desconhecidas, resultados, total } = answer
  return (
    <div className={styles.answer}>
      <div className={styles.card}>
        <h3>Como a busca leu</h3>
        <p>
          {comoEscrita
            ? 'Todas as palavras aparecem juntas em resultados suficientes: a busca usa só o que foi escrito.'
            : 'As palavras aparecem juntas em poucos resultados: a busca usa também o que elas podem querer dizer.'}
        </p>
        {corrigida && <p>Corrigida para “{corrigida}”.</p>}
        <table className={styles.parts}>
          <thead>
            <tr>
              <th scope="col">Palavra</th>
              <th scope="col">Peso</th>
              <th scope="col">Aparece em</th>
              <th scope="col">Também procura</th>
            </tr>
          </thead>
          <tbody>
            {partes.map(({ palavra, lida, peso, quantos, sinonimos }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a question may say a word twice
              <tr key={place}>
                <th scope="row">
                  {palavra}
                  {lida && <small>lida como “{lida}”</small>}
                </th>
                <td>
                  <Share of={peso} /> {percent(peso)}
                </td>
                <td>{quantos.toLocaleString('pt-BR')}</td>
                <td>{sinonimos.length > 0 ? sinonimos.join(', ') : '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {ignoradas.length > 0 && <p>Ignoradas: {quoted(ignoradas)}.</p>}
        {desconhecidas.length > 0 && (
          <p>
            {LISTED[KINDS[place]].none} tem estas palavras, nem outras parecidas:{' '}
            {quoted(desconhecidas)}.
          </p>
        )}
        <p className={styles.note}>Quanto mais rara a palavra, maior o peso dela.</p>
      </div>
      <h3>{totalLabel(total)}</h3>
      <ol className={styles.results}>
        {resultados.map((result) => (
          <li key={result._id} className={styles.card}>
            <Result result={result} place={place} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Result({ result, place }: { result: ResultWire; place: SearchPlace }) {
  const { nome, url, tem, falta, campos, pontos, porTodas, porNome } = result
  return (
    <>
      <p className={styles.name}>
        <Link to={url}>{nome}</Link>
        <span>{points(pontos)} pontos</span>
      </p>
      <p>{reasonOf(result)}</p>
      <ul className={styles.fields}>
        {KEYS.filter((key) => campos[key] > 0).map((key) => (
          <li key={key}>
            <Share of={campos[key]} /> {percent(campos[key])} {FIELDS[place][key]}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Tem {tem.length} de {tem.length + falta.length}{' '}
        {tem.length + falta.length === 1 ? 'parte' : 'partes'} da pergunta
        {falta.length > 0 && <>; falta {quoted(falta)}</>}.
        {porTodas > 0 && ` Mais ${points(porTodas)} por ter todas as palavras como foram escritas.`}
        {porNome >= 0.005 && ` Mais ${points(porNome)} pelo nome parecido com a pergunta.`}
      </p>
    </>
  )
}

/** What puts a result before the others, first of all. */
function reasonOf({
  nomeIgual,
  todasNoNome,
  todasAsPalavras,
  falta,
}: QuestionWire['resultados'][number]) {
  if (nomeIgual) return 'O nome é exatamente a pergunta: vem antes de tudo.'
  if (todasNoNome) return 'Todas as palavras estão no nome: vem antes do que as tem só no texto.'
  if (todasAsPalavras) return 'Tem todas as palavras como foram escritas.'
  if (falta.length === 0) return 'Tem todas as partes da pergunta, ou o que elas querem dizer.'
  return 'Tem parte do que foi pedido: vem depois de quem tem tudo.'
}

/** A share as a small bar; the figure stands beside it. */
const Share = ({ of }: { of: number }) => (
  <span className={styles.share} aria-hidden="true">
    <span style={{ inlineSize: percent(of) }} />
  </span>
)
