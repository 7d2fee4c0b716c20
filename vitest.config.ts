import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config'

const root = path.dirname(fileURLToPath(import.meta.url))

const resolve = {
  alias: {
    '@': path.join(root, 'src'),
    '@payload-config': path.join(root, 'payload.config.ts'),
    // The package throws outside a bundler that supports server components.
    'server-only': path.join(root, 'tests/server-only.ts'),
  },
}

/**
 * Files that mock a module, change the schema, or set the environment that the server reads when it
 * is loaded.
 */
const isolated = {
  unit: '{src,scripts,server}/**/*.isolated.test.{ts,tsx}',
  integration: 'tests/int/**/*.isolated.test.ts',
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

/** Files that read what the server sends by email. */
const withMailbox = 'tests/int/**/*.mail.test.ts'

/** Integration tests run on PostgreSQL. Each file starts with an empty database. */
const integration = {
  resolve,
  test: {
    globalSetup: ['tests/int/setup/template-database.ts'],
    setupFiles: ['tests/int/setup/empty-site.ts'],
    env: { LOG_LEVEL: 'silent', NODE_ENV: 'test' },
    // These timeouts only end tests that hang. They leave room for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
} satisfies UserWorkspaceConfig

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
          exclude: [isolated.unit],
          // Starting a process for each file takes most of the time of these tests.
          isolate: false,
        },
      },
      { ...unit, test: { ...unit.test, name: 'unit-isolated', include: [isolated.unit] } },
      {
        ...integration,
        test: {
          ...integration.test,
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          exclude: [isolated.integration, withMailbox],
          isolate: false,
        },
      },
      {
        ...integration,
        test: {
          ...integration.test,
          name: 'int-mail',
          include: [withMailbox],
          setupFiles: [...integration.test.setupFiles, 'tests/int/setup/mailbox.ts'],
          isolate: false,
        },
      },
      {
        ...integration,
        test: { ...integration.test, name: 'int-isolated', include: [isolated.integration] },
      },
    ],
  },
})
