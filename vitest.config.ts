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
const isolated = 'tests/int/**/*.isolated.test.ts'

/** Integration tests run on PostgreSQL. Each file starts with an empty database. */
const integration = {
  resolve: {
    alias: {
      ...resolve.alias,
      'next/cache': path.join(root, 'tests/fixtures/next-cache.ts'),
    },
  },
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
        resolve,
        test: {
          name: 'unit',
          include: ['{src,scripts,server}/**/*.test.{ts,tsx}'],
          env: { LOG_LEVEL: 'silent' },
        },
      },
      {
        ...integration,
        test: {
          ...integration.test,
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          exclude: [isolated],
          isolate: false,
        },
      },
      {
        ...integration,
        test: { ...integration.test, name: 'int-isolated', include: [isolated] },
      },
    ],
  },
})
