/**
 * The direction of imports between the folders of `src`, checked by `npm run lint`. A folder that
 * is not listed may import only from itself. Paths are resolved before they are checked, so a
 * relative import cannot bypass a rule for the alias.
 */
const shared = ['domain', 'contract', 'lib', 'config', 'content', 'content-types']
const model = [...shared, 'access', 'fields', 'emails', 'jobs', 'payload-types']

/** @type {Record<string, string[]>} */
const mayImport = {
  domain: [],
  contract: ['domain'],
  config: ['domain', 'contract'],
  lib: ['domain', 'contract', 'config'],
  content: ['domain', 'contract', 'lib', 'config'],
  'content-types': ['domain', 'config'],
  database: ['domain', 'contract', 'lib', 'config'],
  access: ['domain', 'lib', 'config', 'payload-types'],
  fields: ['domain', 'lib', 'config', 'content-types', 'access'],
  emails: [...shared, 'payload-types'],
  // The rule against cycles excludes what reads payload.config.ts, which imports the jobs.
  jobs: [...shared, 'emails', 'access', 'data', 'database', 'payload-types'],
  // The configuration of Payload and its screens use the patches; the patches know none of these.
  'payload-patches': [...shared, 'access', 'database', 'data', 'http', 'payload-types'],
  collections: [...model, 'database', 'payload-patches'],
  globals: [...model, 'collections', 'database', 'payload-patches'],
  plugins: [...model, 'collections', 'database', 'payload-patches'],
  // The views of the admin panel read from src/data, as pages do.
  admin: [...shared, 'access', 'components', 'data', 'payload-patches'],
  http: shared,
  data: [...shared, 'database', 'jobs', 'payload-types'],
  components: shared,
  features: [...shared, 'components'],
  app: [...shared, 'components', 'features', 'data', 'http', 'admin', 'payload-patches'],
  seed: [...model, 'collections', 'globals', 'database'],
}

/** Folders that must not import Payload, so a renamed field does not affect them. */
const withoutPayload = [
  'domain',
  'contract',
  'lib',
  'config',
  'content',
  'content-types',
  'http',
  'components',
  'features',
]
const payload = ['(^|/)node_modules/(payload|@payloadcms/[^/]+)/', '^(payload|@payloadcms)(/|$)']
const tests = '[.]test[.]tsx?$'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(mayImport).map(([zone, others]) => ({
      name: `direction-${zone}`,
      comment: `src/${zone} may import only ${['itself', ...others].join(', ')} from src.`,
      severity: 'error',
      from: { path: `^src/${zone}/` },
      to: { path: '^src/', pathNot: `^src/(${[zone, ...others].join('|')})(/|[.]ts$)` },
    })),
    {
      name: 'known-folder',
      comment: 'Add a new folder of src to mayImport in this file first.',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: `^src/(${Object.keys(mayImport).join('|')})/` },
      to: { path: '^src/' },
    },
    {
      name: 'features-apart',
      comment: 'Features must not import each other. Shared code belongs in components or lib.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'submissions-sealed',
      comment: 'Import submissions from src/data/submissions, or in jobs from its jobs.ts.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/data/submissions/' },
      to: { path: '^src/data/submissions/', pathNot: '^src/data/submissions/(index|jobs)[.]ts$' },
    },
    {
      name: 'no-payload-in-views',
      comment: 'Only src/data, the model and the admin panel may import Payload.',
      severity: 'error',
      from: { path: `^src/(${withoutPayload.join('|')})/` },
      to: { path: [...payload, '^payload[.]config[.]ts$'] },
    },
    {
      name: 'no-payload-in-pages',
      comment:
        "Pages and routes read from src/data. Only Payload's generated routes import Payload.",
      severity: 'error',
      from: { path: '^src/app/', pathNot: '^src/app/[(]payload[)]/' },
      to: { path: [...payload, '^payload[.]config[.]ts$', '^src/payload-types[.]ts$'] },
    },
    {
      name: 'domain-is-pure',
      comment: 'src/domain contains pure functions: no packages, no Node APIs.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: tests },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'links-fetch-on-interest',
      comment:
        'Use PageLink for links within the site. next/link prefetches every link in the viewport.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(admin/|components/ui/page-link[.]tsx$)' },
      to: { path: '(^|/)node_modules/next/link|^next/link' },
    },
    {
      name: 'src-stands-alone',
      comment: 'src must not import the launcher, the server, tests or benchmarks.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(scripts|server|tests|bench)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^src/app/[(]payload[)]/admin/importMap', '^[.]next'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
}
