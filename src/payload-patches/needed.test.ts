import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { type Payload, toWords } from 'payload'
import { expect, it } from 'vitest'

// These tests fail when Payload has changed what a patch mends. Then look at the patch again, as
// docs/architecture/updating-payload.md says: remove it, or adapt it and its line here.

const readPackage = (file: string) => readFileSync(path.join('node_modules', file), 'utf8')

interface Fault {
  readonly patch: string
  readonly fault: string
  readonly file: string
  /** What the file has as long as the patch is needed. */
  readonly has?: string
  /** What the file would have if Payload had mended the fault. */
  readonly lacks?: string
}

const faults: readonly Fault[] = [
  {
    patch: 'database/checked-transactions.ts',
    fault: 'the transaction of a job update stays open when the update fails',
    file: 'payload/dist/queues/utilities/updateJob.js',
    has: 'await req.payload.db.updateJobs(args)',
    lacks: 'rollbackTransaction',
  },
  {
    patch: 'database/query-queue.ts',
    fault: 'the hooks of the fields of a document run at the same time',
    file: 'payload/dist/fields/hooks/beforeValidate/traverseFields.js',
    has: 'await Promise.all(promises)',
  },
  {
    patch: 'database/read-snapshots.ts',
    fault: 'reads without a transaction use the property of the adapter that is replaced',
    file: '@payloadcms/drizzle/dist/utilities/getTransaction.js',
    has: 'return adapter.drizzle;',
  },
  {
    patch: 'database/version-times.ts',
    fault: 'a restored version has the creation date of the document',
    file: 'payload/dist/versions/saveVersion.js',
    has: "createdAt: operation === 'restoreVersion' ? versionData.createdAt : now",
  },
  {
    patch: 'database/version-times.ts',
    fault: 'a restored version of a global has the creation date of the global',
    file: 'payload/dist/globals/operations/restoreVersion.js',
    has: 'createdAt: result.createdAt ? new Date(result.createdAt).toISOString() : now',
  },
  {
    patch: 'database/job-claims.ts',
    fault: 'a job does not say which process runs it',
    file: 'payload/dist/queues/config/collection.js',
    has: "name: 'processing'",
    lacks: 'processingToken',
  },
  {
    patch: 'rest/secure-endpoints.ts',
    fault: 'a session that cannot be read counts as signed out',
    file: 'payload/dist/auth/executeAuthStrategies.js',
    has: 'logError({',
    lacks: 'throw',
  },
  {
    patch: 'rest/secure-endpoints.ts',
    fault: 'everyone learns their permissions for a document, and so that it exists',
    file: 'payload/dist/collections/endpoints/docAccess.js',
    has: 'docAccessOperation',
    lacks: 'Forbidden',
  },
  {
    patch: 'rest/secure-endpoints.ts',
    fault: 'a collection whose accounts are not verified has the endpoint that verifies them',
    file: 'payload/dist/auth/endpoints/index.js',
    has: "path: '/verify/:id'",
  },
  {
    patch: 'rest/secure-locks.ts',
    fault: 'every signed-in user may change every lock',
    file: 'payload/dist/locked-documents/config.js',
    has: 'update: defaultAccess',
  },
  {
    patch: 'rest/restore-global-version.ts',
    fault: 'a version of a global that is restored as a draft is written over the published one',
    file: 'payload/dist/globals/operations/restoreVersion.js',
    has: 'result = await payload.db.updateGlobal({',
    lacks: '!draft',
  },
  {
    patch: 'rest/private-answers.ts',
    fault: 'responses have no Cache-Control',
    file: 'payload/dist/utilities/headersWithCors.js',
    has: 'Access-Control-Allow-Origin',
    lacks: 'Cache-Control',
  },
  {
    patch: 'rest/large-body.ts',
    fault: 'the body is parsed in front of the endpoint, which checks the access',
    file: 'payload/dist/utilities/wrapInternalEndpoints.js',
    has: 'await addDataAndFileToRequest(req);',
  },
  {
    patch: 'admin/admit-server-function.ts',
    fault: 'a server function is found by any name that an object has',
    file: '@payloadcms/next/dist/utilities/handleServerFunctions.js',
    has: 'extraServerFunctions?.[fnKey] || baseServerFunctions[fnKey]',
  },
  {
    patch: 'admin/admit-server-function.ts',
    fault: 'a form locks its document whether or not the user may update it',
    file: '@payloadcms/ui/dist/utilities/handleFormStateLocking.js',
    has: "collection: 'payload-locked-documents'",
    lacks: 'access.update',
  },
  {
    patch: 'admin/lost-connection.tsx, admin/explain-lost.ts',
    fault: 'a form shows the message of the browser',
    file: '@payloadcms/ui/dist/forms/Form/index.js',
    has: 'errorToast(err.message)',
  },
  {
    patch: 'admin/ui-shared.ts',
    fault: 'the views of versions format dates with the replaced module, without a time zone',
    file: '@payloadcms/next/dist/views/Version/VersionPillLabel/VersionPillLabel.js',
    has: "import { formatDate } from '@payloadcms/ui/shared'",
    lacks: 'timezone',
  },
  {
    patch: 'admin/document-times.tsx',
    fault: 'a form shows the times of its document in the time zone of the browser',
    file: '@payloadcms/ui/dist/elements/DocumentControls/index.js',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a template in the file
    has: '`${baseClass}__value-wrap`',
    lacks: 'timezone',
  },
  {
    patch: 'admin/lock-time.tsx',
    fault: 'the dialog of a locked document shows its time in the time zone of the browser',
    file: '@payloadcms/ui/dist/elements/DocumentLocked/index.js',
    has: 'children: formatDate(updatedAt)',
    lacks: 'timeZone',
  },
  {
    patch: 'admin/list-names.tsx',
    fault: 'the arrows of the pages of a list have no name',
    file: '@payloadcms/ui/dist/elements/Pagination/ClickableArrow/index.js',
    has: "const baseClass = 'clickable-arrow'",
    lacks: 'aria-label',
  },
  {
    patch: 'admin/list-names.tsx',
    fault: 'the checkbox of a row has no name',
    file: '@payloadcms/ui/dist/elements/SelectRow/index.js',
    has: 'CheckboxInput',
    lacks: 'label',
  },
  {
    patch: 'admin/list-view.tsx',
    fault: 'a filter without options gets a new object on every render',
    file: '@payloadcms/ui/dist/elements/WhereBuilder/Condition/DefaultFilter/index.js',
    has: 'filterOptions: filterOptions ?? {}',
  },
  {
    patch: 'admin/list-view.tsx',
    fault:
      'the filter of a relation loads its choices when the object of its options is another one',
    file: '@payloadcms/ui/dist/elements/WhereBuilder/Condition/Relationship/index.js',
    has: '[i18n, relationTo, debouncedSearch, filterOptions]',
  },
  {
    patch: 'admin/keep-open.tsx',
    fault: 'the menu closes at widths up to 1440 pixels',
    file: '@payloadcms/ui/dist/elements/Nav/context.js',
    has: 'if (largeBreak === true || midBreak === true || smallBreak === true) {\n      setNavOpen(false);',
  },
  {
    patch: 'admin/leave-guard.tsx',
    fault: 'a form does not ask before Back leaves it',
    file: '@payloadcms/ui/dist/elements/LeaveWithoutSaving/usePreventLeave.js',
    has: 'beforeunload',
    lacks: 'popstate',
  },
  {
    patch: 'admin/leave-guard.tsx',
    fault: 'a list removes what Next stores in the history',
    file: '@payloadcms/ui/dist/providers/ListQuery/index.js',
    has: "window.history.replaceState(null, ''",
  },
  {
    patch: 'admin/missing-picture.ts',
    fault: 'an error names the node of the editor',
    file: '@payloadcms/richtext-lexical/dist/validate/validateNodes.js',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a template in the file
    has: '`${node.type} node failed to validate',
  },
  {
    patch: 'admin/editor-texts.ts',
    fault: 'a label of the editor is in title case',
    file: '@payloadcms/richtext-lexical/dist/features/paragraph/server/i18n.js',
    has: "label2: 'Normal Text'",
  },
  {
    patch: 'src/collections/User/hooks/equalize-login.ts',
    fault: 'a password is hashed with the work that the hook repeats',
    file: 'payload/dist/auth/strategies/local/generatePasswordSaltHash.js',
    has: 'currentPasswordHashIterations = 600000;\nconst currentPasswordHashKeyLength = 32;',
  },
]

it.each(faults)('Payload needs $patch: $fault', ({ file, has = '', lacks }) => {
  const source = readPackage(file)
  expect(source).toContain(has)
  if (lacks) expect(source).not.toContain(lacks)
})

it('Payload needs database/checked-transactions.ts: a failed or missing COMMIT is reported as success', async () => {
  const payload = { config: { blocks: [] }, blocks: {} } as unknown as Payload
  const adapter = postgresAdapter({ pool: {} }).init({ payload })
  const failed = {
    resolve: () => Promise.reject(new Error('COMMIT failed')),
    reject: async () => {},
  }
  Object.assign(adapter.sessions, { failed })
  await expect(adapter.commitTransaction('failed')).resolves.toBeUndefined()
  await expect(adapter.commitTransaction('rolled back')).resolves.toBeUndefined()
})

it('Payload needs admin/sentence-case-labels.ts: its labels are in title case', () => {
  expect(toWords('featuredImage')).toBe('Featured Image')
})

/** The class names of a style sheet. */
const listClasses = (css: string): string[] => {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\/|\{[^{}]*\}/g, ' ')
  return [...new Set(selectors.match(/(?<=\.)[A-Za-z][\w-]*/g))]
}

const payloadScreens = [
  '@payloadcms/next/dist/prod/styles.css',
  '@payloadcms/richtext-lexical/dist/field/bundled.css',
  '@payloadcms/ui/dist/elements/ViewDescription/index.js',
].map(readPackage)

it.each(listClasses(readFileSync('src/payload-patches/admin/patches.css', 'utf8')))(
  'Payload has the class %s, which admin/patches.css names',
  (name) => {
    expect(payloadScreens.some((text) => text.includes(name))).toBe(true)
  },
)

const page = readFileSync('docs/architecture/updating-payload.md', 'utf8')

it('the patches were last checked with the installed version of Payload', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(page).toContain(`Last checked with Payload ${dependencies.payload}.`)
})

const patches = readdirSync('src/payload-patches', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:tsx?|css)$/.test(file) && !file.includes('.test.'),
)

it.each(patches)('%s is in the table of patches', (file) => {
  expect(page).toContain(`\`${file}\``)
})
