import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from './tests/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/start-rawat.ts',
  // Each worker has a server and a database of its own; there the journeys take their own patients and doctors.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  snapshotPathTemplate: 'proofs/pictures/{arg}{ext}',
  use: {
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
    actionTimeout: 20_000,
    // Recording slows every journey down. After a failure: npm run e2e -- --trace on -g 'its name'.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Asia/Jakarta',
  },
})
