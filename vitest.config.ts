import Icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'
import { iconCompiler } from './src/ui/icon-compiler.ts'

export default defineConfig({
  plugins: [Icons({ compiler: iconCompiler })],
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts', 'seeds/**/*.test.ts'],
    globalSetup: 'tests/global-setup.ts',
    // Tests that start processes share their machine with others.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
