import { PageHead } from '#/components/page-head.tsx'
import { Unbroken } from '#/components/unbroken.tsx'
import { formatDate } from '#/domain/dates.ts'
import { DUMP_DAYS } from '#/features/open-data/limits.ts'
import { MANIFEST_PATH } from '#/features/open-data/links.ts'
import { latestDump } from '#/features/open-data/service.server.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/open-data'
import styles from './open-data.module.css'

const LEAD =
  'O catálogo inteiro em arquivos, toda noite: softwares, fornecedores, notas, preços e prontidão. Sem dados pessoais.'

export const loader = pageLoader('open-data', async ({ db, env, tag }) => {
  tag('open-data')
  const dump = await latestDump(db)
  return {
    publicUrl: env.PUBLIC_URL,
    licence: env.OPEN_DATA_LICENSE ?? '',
    operator: env.OPERATOR_NAME,
    day: dump?.dia ?? '',
    files: (dump?.arquivos ?? []).map(({ nome, titulo, linhas, bytes, url }) => ({
      name: nome,
      title: titulo,
      lines: linhas,
      bytes,
      path: new URL(url).pathname,
    })),
  }
})

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Dados abertos',
        description: LEAD,
        publicUrl: loaderData.publicUrl,
        path: '/dados-abertos',
      })
    : []

const kilobytes = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000).toLocaleString('pt-BR')} kB`
    : `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`

type Data = Route.ComponentProps['loaderData']

const Files = ({ files, day }: Pick<Data, 'files' | 'day'>) => (
  <div className={styles.files}>
    <table>
      <caption>Arquivos de {formatDate(day)}</caption>
      <thead>
        <tr>
          <th scope="col">Arquivo</th>
          <th scope="col">Linhas</th>
          <th scope="col">Tamanho</th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ name, title, lines, bytes, path }) => (
          <tr key={name}>
            <th scope="row">
              {/* A file, and no screen of the site. */}
              <a href={path}>{title}</a>
              <span className={styles.name}>{name}</span>
            </th>
            <td>{lines.toLocaleString('pt-BR')}</td>
            <td>{kilobytes(bytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** What can be fetched as files, under which terms, and what is in no file. */
export default function OpenDataPage({ loaderData }: Route.ComponentProps) {
  const { files, day, licence, operator } = loaderData
  return (
    <div className="container">
      <PageHead title="Dados abertos" lead={LEAD} />
      <div className={styles.text}>
        {files.length > 0 ? (
          <Files files={files} day={day} />
        ) : (
          <p>Os primeiros arquivos saem na próxima madrugada.</p>
        )}
        <section aria-labelledby="como">
          <h2 id="como">Como usar</h2>
          <p>
            Cada arquivo tem uma linha de JSON por registro (JSON Lines), comprimida com gzip. O{' '}
            <a href={MANIFEST_PATH}>manifesto</a> diz, de cada um, quantas linhas tem, o tamanho, o
            resumo SHA-256 e o que cada campo quer dizer. Os arquivos de um dia ficam no ar por{' '}
            {DUMP_DAYS} dias.
          </p>
          <p>
            Para consultas de poucos registros, use a <a href="/docs">API</a>.
          </p>
        </section>
        <section aria-labelledby="licenca">
          <h2 id="licenca">Licença</h2>
          {licence ? (
            <p className={styles.licence}>{licence}</p>
          ) : (
            <p>
              {operator} ainda não escolheu uma licença para estes dados. Até lá, use os arquivos só
              para consulta.
            </p>
          )}
        </section>
        <section aria-labelledby="fora">
          <h2 id="fora">O que fica de fora</h2>
          <ul>
            <li>
              <Unbroken>Nome, e-mail, telefone e endereço de qualquer pessoa.</Unbroken>
            </li>
            <li>
              Empresários individuais e MEI, e os serviços que eles prestam: o nome da empresa é o
              de uma pessoa.
            </li>
            <li>Empresas que ainda não confirmaram o cadastro.</li>
            <li>
              Das avaliações, quem escreveu e o texto: ficam só a nota, o dia e como o autor é
              conhecido. Quem quer ler abre a página.
            </li>
            <li>Avaliações em moderação, ocultadas ou excluídas.</li>
          </ul>
        </section>
        <section aria-labelledby="indice">
          <h2 id="indice">Refaça o Índice Praça</h2>
          <p>
            As avaliações bastam para refazer o <a href="/indice">Índice Praça</a> de tudo. O código
            da Praça traz um programa que faz a conta e compara:{' '}
            <code>npm run indice -- pasta</code>. Como o arquivo diz o dia e não a hora de cada
            avaliação, a terceira casa decimal pode diferir.
          </p>
        </section>
      </div>
    </div>
  )
}
