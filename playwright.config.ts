import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, testChromium } from './scripts/test/chromium'
import { memoryFolder } from './scripts/test/memory-folder'
import { countWorkers } from './scripts/test/workers.mjs'

const use = devices['Desktop Chrome']

export default defineConfig({
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/setup/production-server.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // These timeouts only end tests that hang. They leave room for a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // One more than the cores: a test also waits, for the mail server, a restart or a timeout.
  workers: countWorkers({ gibEach: 2, extra: 1 }),
  use: {
    // Ends before the test, so that its error shows what was on the page.
    actionTimeout: 120_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: testChromium(),
      args: [...chromiumArgs],
      // Playwright moves Chromium's shared memory to files in /tmp, for containers with a small RAM
      // disk. On ext4 that takes a tenth of the CPU time of all browser tests.
      ignoreDefaultArgs: memoryFolder() ? ['--disable-dev-shm-usage'] : [],
    },
    timezoneId: 'America/Chicago',
    locale: 'en-US',
  },
  projects: [
    {
      name: 'core',
      testDir: 'tests/e2e/core',
      // With the pictures of the trace, the tests take two thirds more CPU time, without them a sixth.
      use: { ...use, trace: { mode: 'retain-on-failure', screenshots: false } },
    },
    // Enable their traces with `--trace on`.
    { name: 'extended', testDir: 'tests/e2e/extended', use },
  ],
})
