/** What reads files beside its own code, or is machine code: the build leaves it where it is installed. */
export const NOT_BUNDLED = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'email-providers',
  'pdfkit',
  'pg-native',
  'pino',
  'sharp',
]

/** Of what the server reads files: the faces with which it draws. */
export const READ = ['@fontsource-variable/bricolage-grotesque', '@fontsource/figtree']
