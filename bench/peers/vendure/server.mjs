import { bootstrap, DefaultSearchPlugin } from '@vendure/core'

const { DATABASE_URL: url, HOST: hostname, PORT } = process.env

await bootstrap({
  apiOptions: { hostname, port: Number(PORT), cors: false },
  authOptions: { superadminCredentials: { identifier: 'admin', password: 'only for measuring' } },
  dbConnectionOptions: { type: 'postgres', url, synchronize: true },
  paymentOptions: { paymentMethodHandlers: [] },
  plugins: [DefaultSearchPlugin.init({})],
})
