import Link from 'next/link'
import { getPayload } from 'payload'
import config from '../../payload.config.mjs'

export const dynamic = 'force-dynamic'

export default async function Listing({ searchParams }) {
  const { page = '1' } = await searchParams
  const payload = await getPayload({ config })
  const { docs, totalDocs, totalPages } = await payload.find({
    collection: 'softwares',
    limit: 12,
    page: Number(page),
    sort: '-score',
    populate: { categories: { name: true }, vendors: { name: true } },
  })
  return (
    <>
      <h1>Softwares</h1>
      <p>{totalDocs} resultados</p>
      <ul>
        {docs.map((software) => (
          <li key={software.id}>
            <h2>
              <Link href={`/softwares/${software.id}`}>{software.name}</Link>
            </h2>
            <p>{software.manufacturer}</p>
            <p>{software.slogan}</p>
            <p>{software.categories.map(({ name }) => name).join(', ')}</p>
            <p>
              {software.rating} ({software.ratingCount})
            </p>
          </li>
        ))}
      </ul>
      <nav>
        <Link href={`/softwares?page=${Number(page) - 1}`}>Anterior</Link> {page} / {totalPages}{' '}
        <Link href={`/softwares?page=${Number(page) + 1}`}>Próxima</Link>
      </nav>
    </>
  )
}
