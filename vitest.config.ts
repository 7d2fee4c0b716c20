import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = path.dirname(fileURLToPath(import.meta.url))

const resolve = {
  alias: {
    '@': path.join(root, 'src'),
    '@payload-config': path.join(root, 'payload.config.ts'),
    // Throws outside of a bundler that knows server components.
    'server-only': path.join(root, 'tests/server-only.ts'),
  },
}

/** What takes both processors for itself, or asks so often that it cannot wait for others. */
const alone = ['tests/int/fuzz.test.ts', 'tests/int/seed.test.ts']

const int = {
  resolve: {
    alias: { ...resolve.alias, 'next/cache': path.join(root, 'tests/fixtures/next-cache.ts') },
  },
  test: {
    globalSetup: ['tests/int/setup/template-database.ts'],
    setupFiles: ['tests/int/setup/own-database.ts'],
    env: { LOG_LEVEL: 'silent', NODE_ENV: 'test' as const },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
}

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
        ...int,
        test: {
          ...int.test,
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          exclude: alone,
          maxWorkers: 2,
        },
      },
      {
        ...int,
        test: {
          ...int.test,
          name: 'int-alone',
          include: alone,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
