import path from 'node:path'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import { collections } from '@/collections'
import { sharp } from '@/collections/Media/picture-library'
import { env, payloadSecret } from '@/config/env'
import { postgres } from '@/database/postgres'
import { PICTURE_BYTES, PICTURE_TOO_LARGE } from '@/domain/media/upload-limits'
import { editorFeatures } from '@/fields/editor'
import { globals } from '@/globals'
import { deliver } from '@/jobs/deliver'
import { emailAdapter } from '@/jobs/email-adapter'
import { moveSamplesTask } from '@/jobs/move-samples'
import { passwordReset } from '@/jobs/password-reset'
import { applySubmissionTask, undoSubmissionTask } from '@/jobs/publish-submission'
import { purge } from '@/jobs/purge'
import { readSubmissionTask } from '@/jobs/read-submission'
import { log } from '@/lib/log/log'
import { chooseEditorTexts } from '@/payload-patches/admin/editor-texts'
import { limitListFilters } from '@/payload-patches/admin/list-filters'
import { explainMissingPicture } from '@/payload-patches/admin/missing-picture'
import { choosePayloadTexts } from '@/payload-patches/admin/payload-texts'
import { sentenceCasePresets } from '@/payload-patches/admin/sentence-case-labels'
import { claimedBy } from '@/payload-patches/database/job-claims'
import { patchAdapter } from '@/payload-patches/database/patch-adapter'
import { secureEndpoints } from '@/payload-patches/rest/secure-endpoints'
import { secureLocks } from '@/payload-patches/rest/secure-locks'
import { plugins } from '@/plugins'

/**
 * A path in the project folder. Without the comment, Next takes the folder for files that the server
 * reads, and copies the sources into its standalone output.
 */
const inProject = (place: string) => path.resolve(/* turbopackIgnore: true */ place)

const config = buildConfig({
  secret: payloadSecret(),
  // Without `serverURL`, the back office uses the address under which it was opened.
  csrf: [env.SITE_URL],
  // The public API owns /api. Payload's REST API and sign-in are served beside it.
  routes: { admin: '/admin', api: '/cms/api' },
  graphQL: { disable: true },
  telemetry: false,
  logger: log,
  admin: {
    user: 'users',
    avatar: 'default',
    theme: 'light',
    importMap: {
      baseDir: inProject('src'),
      importMapFile: inProject('src/app/(payload)/admin/importMap.js'),
    },
    dateFormat: 'MMM d, yyyy, h:mm a',
    components: {
      Nav: '@/admin/nav/nav#Nav',
      actions: ['@/admin/nav/view-site#ViewSite'],
      views: {
        createFirstUser: { Component: '@/admin/accounts/no-account#NoAccount' },
        login: { Component: '@/admin/accounts/sign-in-view#SignInView' },
        dashboard: { Component: '@/admin/dashboard/dashboard#Dashboard' },
        help: {
          Component: '@/admin/help/help#Help',
          path: '/help',
          exact: true,
          meta: { title: 'Help' },
        },
        search: {
          Component: '@/admin/search/search-page#SearchPage',
          path: '/search',
          exact: true,
          meta: { title: 'Search' },
        },
        newSubmission: {
          Component: '@/admin/submissions/new-submission-page#NewSubmissionPage',
          path: '/submissions/new',
          exact: true,
          meta: { title: 'New submission' },
        },
        builderReports: {
          Component: '@/admin/reports/reports-page#ReportsPage',
          path: '/builder-reports',
          exact: true,
          meta: { title: 'Builder reports' },
        },
        brokenLinks: {
          Component: '@/admin/links/broken-links-page#BrokenLinksPage',
          path: '/broken-links',
          exact: true,
          meta: { title: 'Broken links' },
        },
        calendar: {
          Component: '@/admin/calendar/calendar-page#CalendarPage',
          path: '/calendar',
          exact: true,
          meta: { title: 'Calendar' },
        },
        erase: {
          Component: '@/admin/personal-data/erase-page#ErasePage',
          path: '/erase',
          exact: true,
          meta: { title: 'Erase personal data' },
        },
        sampleContent: {
          Component: '@/admin/sample/sample-page#SamplePage',
          path: '/sample-content',
          exact: true,
          meta: { title: 'Sample content' },
        },
        status: {
          Component: '@/admin/status/status-page#StatusPage',
          path: '/status',
          exact: true,
          meta: { title: 'Status' },
        },
        verification: {
          Component: '@/admin/verification/verification-page#VerificationPage',
          path: '/verification',
          exact: true,
          meta: { title: 'Verification' },
        },
      },
      providers: [
        '@/admin/preview/staff-hint#StaffHint',
        '@/payload-patches/admin/a11y/a11y-patcher#A11yPatcher',
        '@/admin/media/upload-limit#UploadLimit',
        '@/payload-patches/admin/lost-connection#LostConnection',
        '@/payload-patches/admin/leave-guard#LeaveGuard',
      ],
      graphics: { Icon: '@/admin/brand/icon#Icon', Logo: '@/admin/brand/logo#Logo' },
    },
    // Payload would generate Open Graph images for anonymous requests.
    meta: { titleSuffix: ' · San Antonio New Home Guide', defaultOGImageType: 'off' },
    timezones: {
      defaultTimezone: 'America/Chicago',
      supportedTimezones: [{ label: 'San Antonio', value: 'America/Chicago' }],
    },
  },
  i18n: { translations: { en: choosePayloadTexts(Boolean(env.SMTP_URL)) } },
  collections,
  globals,
  plugins,
  editor: explainMissingPicture(lexicalEditor({ features: editorFeatures })),
  email: emailAdapter(),
  db: patchAdapter(
    postgres({
      url: env.DATABASE_URL,
      poolSize: env.DATABASE_POOL,
      isPooled: env.DATABASE_DIRECT_URL !== env.DATABASE_URL,
      migrationDir: inProject('migrations'),
    }),
  ),
  jobs: {
    access: { run: () => false },
    tasks: [
      deliver,
      passwordReset,
      purge,
      readSubmissionTask,
      applySubmissionTask,
      undoSubmissionTask,
      moveSamplesTask,
    ],
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      fields: [...defaultJobsCollection.fields, claimedBy],
      admin: { ...defaultJobsCollection.admin, hidden: true },
    }),
  },
  sharp,
  upload: {
    limits: { fileSize: PICTURE_BYTES, files: 1 },
    abortOnLimit: true,
    responseOnLimit: PICTURE_TOO_LARGE,
  },
  typescript: { outputFile: inProject('src/payload-types.ts') },
})

export default config
  .then(secureLocks)
  .then(secureEndpoints)
  .then(limitListFilters)
  .then(chooseEditorTexts)
  .then(sentenceCasePresets)
