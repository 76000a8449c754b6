import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts'],
    globalSetup: 'tests/global-setup.ts',
    // Tests that start processes share their machine with others.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
