import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config'
import { countWorkers } from './scripts/test/workers.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))

const resolve = {
  alias: {
    '@': path.join(root, 'src'),
    '@payload-config': path.join(root, 'payload.config.ts'),
    // The package throws outside a bundler that supports server components.
    'server-only': path.join(root, 'tests/server-only.ts'),
  },
}

const unit = {
  resolve,
  test: {
    env: { LOG_LEVEL: 'silent' },
    // Only ends tests that hang, also on a busy machine.
    testTimeout: 60_000,
    // Without isolation, the files after it would see what a test replaced.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
} satisfies UserWorkspaceConfig

/** Integration tests run on PostgreSQL. Each file starts with an empty database. */
const integration = {
  resolve,
  test: {
    globalSetup: ['tests/int/setup/template-database.ts'],
    setupFiles: ['tests/int/setup/empty-site.ts'],
    env: { LOG_LEVEL: 'silent', NODE_ENV: 'test' },
    // The threads that read submissions are started from TypeScript.
    execArgv: ['--import', './tests/register-tsx.mjs'],
    // These timeouts only end tests that hang. They leave room for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxWorkers: countWorkers({ gibEach: 2 }),
  },
} satisfies UserWorkspaceConfig

/**
 * The projects of one circle of integration tests. Its files share a process, those that read what the
 * server sends by email another one, and files that need a process of their own have it.
 */
function createIntegrationProjects(name: 'core' | 'extended'): UserWorkspaceConfig[] {
  const all = `tests/int/${name}/**/*.test.ts`
  const mail = `tests/int/${name}/**/*.mail.test.ts`
  const isolated = `tests/int/${name}/**/*.isolated.test.ts`
  const { test } = integration
  return [
    {
      ...integration,
      test: {
        ...test,
        name: `int-${name}`,
        include: [all],
        exclude: [mail, isolated],
        isolate: false,
      },
    },
    {
      ...integration,
      test: {
        ...test,
        name: `int-${name}-mail`,
        include: [mail],
        setupFiles: [...test.setupFiles, 'tests/int/setup/mailbox.ts'],
        isolate: false,
      },
    },
    { ...integration, test: { ...test, name: `int-${name}-isolated`, include: [isolated] } },
  ]
}

/**
 * Files that mock a module, change the schema, or set the environment that the server reads when it
 * is loaded.
 */
const isolatedUnit = '{src,scripts,server}/**/*.isolated.test.{ts,tsx}'

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        ...unit,
        test: {
          ...unit.test,
          name: 'unit',
          include: ['{src,scripts,server}/**/*.test.{ts,tsx}'],
          exclude: [isolatedUnit],
          // Starting a process for each file takes most of the time of these tests.
          isolate: false,
        },
      },
      { ...unit, test: { ...unit.test, name: 'unit-isolated', include: [isolatedUnit] } },
      ...createIntegrationProjects('core'),
      ...createIntegrationProjects('extended'),
    ],
  },
})
