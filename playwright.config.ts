import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, testChromium } from './scripts/test/chromium'
import { memoryFolder } from './scripts/test/memory-folder'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/setup/production-server.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // These timeouts only end tests that hang. They leave room for a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // One more than the cores: a test also waits, for the mail server, a restart or a timeout.
  workers: 3,
  use: {
    // Ends before the test, so that its error shows what was on the page.
    actionTimeout: 120_000,
    // Tracing injects scripts into the pages and takes a third of the time. Enable it with
    // `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: testChromium(),
      args: [
        ...chromiumArgs,
        // The pages of a worker share a process, see `profile` in tests/e2e/fixtures.ts.
        '--process-per-site',
        // A page of a test lives for seconds. Optimizing its scripts takes more CPU time than it
        // saves: an eighth of all time in forms, a quarter with maps and axe.
        '--js-flags=--no-maglev --no-turbofan',
      ],
      // Playwright moves Chromium's shared memory to files in /tmp, for containers with a small RAM
      // disk. On ext4 that takes a tenth of the CPU time of all browser tests.
      ignoreDefaultArgs: memoryFolder() ? ['--disable-dev-shm-usage'] : [],
    },
    timezoneId: 'America/Chicago',
    locale: 'en-US',
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
})
