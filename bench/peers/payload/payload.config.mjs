import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig } from 'payload'

const text = (name) => ({ name, type: 'text' })
const many = (name) => ({ name, type: 'relationship', relationTo: name, hasMany: true })

/** The same rows as the product shows: software with its categories and suppliers, and its reviews. */
export default buildConfig({
  secret: 'only for measuring',
  telemetry: false,
  db: postgresAdapter({
    idType: 'uuid',
    pool: { connectionString: process.env.DATABASE_URL, max: 10 },
  }),
  collections: [
    { slug: 'categories', fields: [text('name')] },
    { slug: 'vendors', fields: [text('name')] },
    {
      slug: 'softwares',
      fields: [
        ...['name', 'manufacturer', 'slogan'].map(text),
        { name: 'description', type: 'textarea' },
        { name: 'ratingCount', type: 'number' },
        { name: 'rating', type: 'number' },
        // What the listing is sorted by.
        { name: 'score', type: 'number', index: true },
        many('categories'),
        many('vendors'),
      ],
    },
    {
      slug: 'reviews',
      fields: [
        { name: 'software', type: 'relationship', relationTo: 'softwares', index: true },
        { name: 'rating', type: 'number' },
        { name: 'comment', type: 'textarea' },
      ],
    },
  ],
})
