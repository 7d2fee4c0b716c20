import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = path.dirname(fileURLToPath(import.meta.url))

const resolve = {
  alias: {
    '@': path.join(root, 'src'),
    '@payload-config': path.join(root, 'payload.config.ts'),
    // The package throws outside a bundler that supports server components.
    'server-only': path.join(root, 'tests/server-only.ts'),
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
        resolve: {
          alias: {
            ...resolve.alias,
            'next/cache': path.join(root, 'tests/fixtures/next-cache.ts'),
          },
        },
        test: {
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          globalSetup: ['tests/int/setup/template-database.ts'],
          setupFiles: ['tests/int/setup/own-database.ts'],
          env: { LOG_LEVEL: 'silent', NODE_ENV: 'test' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
