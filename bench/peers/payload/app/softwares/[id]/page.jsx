import { getPayload } from 'payload'
import config from '../../../payload.config.mjs'

export const dynamic = 'force-dynamic'

export default async function Details({ params }) {
  const { id } = await params
  const payload = await getPayload({ config })
  const [software, reviews] = await Promise.all([
    payload.findByID({ collection: 'softwares', id, depth: 1 }),
    payload.find({
      collection: 'reviews',
      where: { software: { equals: id } },
      sort: '-createdAt',
      limit: 10,
      depth: 0,
    }),
  ])
  return (
    <>
      <h1>{software.name}</h1>
      <p>{software.manufacturer}</p>
      <p>{software.slogan}</p>
      <p>{software.description}</p>
      <p>
        {software.rating} ({software.ratingCount})
      </p>
      <ul>
        {software.categories.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <h2>Fornecedores</h2>
      <ul>
        {software.vendors.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <h2>{reviews.totalDocs} avaliações</h2>
      <ul>
        {reviews.docs.map(({ id, rating, comment }) => (
          <li key={id}>
            {rating}: {comment}
          </li>
        ))}
      </ul>
    </>
  )
}
