import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from './tests/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/start-rawat.ts',
  // One server and one database for all: the journeys take their own patients and doctors.
  workers: 1,
  timeout: 90_000,
  // A busy machine gets a second chance; what fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    locale: 'en-GB',
    timezoneId: 'Asia/Jakarta',
  },
})
