import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, testChromium } from './scripts/test/chromium'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/setup/production-server.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Nothing is measured here: these only end what hangs, also on a busy machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 2,
  use: {
    // A trace writes scripts into the pages and takes a third of the time: `--trace on` asks for one.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: testChromium(), args: [...chromiumArgs] },
    timezoneId: 'America/Chicago',
    locale: 'en-US',
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
})
