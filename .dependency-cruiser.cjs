/**
 * Imports run one way: domain ← platform, integrations ← features ← routes, server.
 * docs/ARCHITECTURE.md says why.
 */

/**
 * A feature needs none but those before it, tests apart. One that none needs may be left out; the list
 * of desks, which needs nothing, is no feature.
 */
const FEATURES = [
  'audit',
  'payments',
  'banners',
  'register/record',
  'lookups',
  'news',
  'companies',
  'register',
  'sanctions',
  'contracts',
  'people',
  'webhooks/outbox',
  'notifications',
  'visits',
  'alternatives/pairs',
  'analytics',
  'search/counts',
  'catalogue',
  'reviews',
  'readiness',
  'facts',
  'profile',
  'careers',
  'vendors',
  'alternatives',
  'explorer',
  'market',
  'search/suggestions',
  'comparison',
  'outcomes',
  'quotes',
  'proofs',
  'review-invitations',
  'webhooks',
  'accounts',
  'administrators',
  'advertising',
  'confirmation',
  'claims',
  'makers',
  'testimonials',
  'watches',
]
const LISTED = FEATURES.join('|')
const TESTS = '\\.test\\.tsx?$'

const downwards = FEATURES.map((feature, index) => ({
  name: `${feature}-needs-those-before-it`,
  comment: 'Features need each other downwards only: FEATURES has their order.',
  severity: 'error',
  from: { path: `^src/features/${feature}/`, pathNot: TESTS },
  to: {
    path: `^src/features/(?!(${FEATURES.slice(0, index + 1).join('|')})/|(desks|deeds)\\.ts$)`,
  },
}))

module.exports = {
  forbidden: [
    ...downwards,
    {
      name: 'needs-a-feature-without-a-place',
      comment: 'What another feature needs has a place in FEATURES.',
      severity: 'error',
      from: { path: `^src/features/(?!(?:${LISTED})/)([^/]+)/`, pathNot: TESTS },
      to: { path: `^src/features/(?!(?:${LISTED}|$1)/)` },
    },
    {
      name: 'no-circular',
      comment: 'Modules that need each other are one module, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules know nothing of databases, servers or screens.',
      severity: 'error',
      from: { path: '^src/domain', pathNot: '.test.ts$' },
      to: { pathNot: '^src/domain' },
    },
    {
      name: 'addresses-below-all',
      comment: 'The table of addresses is read by the router, before any alias is known.',
      severity: 'error',
      from: { path: '^src/addresses', pathNot: '.test.ts$' },
      to: { pathNot: '^src/(addresses|domain)' },
    },
    {
      name: 'platform-below-features',
      severity: 'error',
      from: { path: '^src/(platform|integrations)' },
      to: { path: '^src/(features|routes|server|components)' },
    },
    {
      name: 'components-below-features',
      severity: 'error',
      from: { path: '^src/components' },
      to: { path: '^src/(features|routes|server)|^db/' },
    },
    {
      name: 'features-below-routes',
      severity: 'error',
      from: { path: '^src/features', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(routes|server|cli)' },
    },
    {
      name: 'ui-of-another-feature',
      comment: 'Routes compose the UI of several features; a feature shows only its own.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/(?!$1/)[^/].*/ui/' },
    },
    {
      name: 'repository-of-another-feature',
      comment: 'A service may call the service of another feature, never its SQL.',
      severity: 'error',
      from: { path: '^src/(?:features/([^/]+)|routes|server|cli)/' },
      to: { path: '^src/features/(?!$1/).*/repository\\.server\\.ts$' },
    },
    {
      name: 'sql-only-in-repositories',
      comment: 'Tables are read and written by repositories, the seed and the factories.',
      severity: 'error',
      from: {
        path: '^src/(features|routes|server|cli)',
        pathNot: '(/repository\\.server\\.ts|\\.test\\.tsx?|/testing/[^/]+)$',
      },
      to: { path: '^db/schema', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-code-in-the-browser',
      comment: 'UI reaches the server through queries.ts.',
      severity: 'error',
      from: { path: '^src/(components/|features/.+/ui/)' },
      to: { path: '\\.server\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'zod-in-the-browser',
      comment: 'Public pages load without zod; the limits they show are in limits.ts.',
      severity: 'error',
      from: {
        path: '^src/(components/|routes/|features/.+/ui/|features/.+queries\\.ts$)',
        pathNot: '-form\\.tsx$',
      },
      to: { path: 'schema\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'forms-are-lazy',
      comment: 'Forms bring Mantine and zod: they are fetched when they are shown (lazyPart).',
      severity: 'error',
      from: { pathNot: '-form\\.tsx$' },
      to: {
        path: '-form\\.tsx$',
        pathNot: '^src/components/search-form',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'letters-in-letters',
      comment:
        'A test sends hostile names through every letter: it finds them by the name of the file.',
      severity: 'error',
      from: {
        pathNot:
          '(/letters\\.server\\.ts|\\.test\\.ts|^src/cli/mail-test\\.ts)$|^src/integrations/mail/',
      },
      to: { path: '^src/integrations/mail/line\\.ts$' },
    },
    {
      name: 'demonstration-is-loaded-to-seed',
      comment: 'A database that has data starts without the demonstration in memory.',
      severity: 'error',
      from: { pathNot: '^db/seed/(?!index)' },
      to: { path: '^db/seed/(?!index|accounts)', dynamic: false },
    },
    {
      name: 'not-to-tests',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|^e2e|^src/.*/testing)' },
      to: { path: '(\\.test\\.tsx?$|^e2e|^src/.*/testing)' },
    },
    {
      name: 'no-orphans',
      comment: 'A file nobody imports is a file nobody would miss.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: '(\\.test\\.tsx?$|\\.d\\.ts$|\\.module\\.css$|\\.mjs$)',
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)\\+types/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
