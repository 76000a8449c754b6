import Icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'
import { iconCompiler } from './src/ui/icon-compiler.ts'

const project = (name: string, include: string[]) => ({
  plugins: [Icons({ compiler: iconCompiler })],
  test: { name, include, testTimeout: 60_000, hookTimeout: 120_000 },
})

export default defineConfig({
  test: {
    globalSetup: 'tests/global-setup.ts',
    projects: [
      project('units', ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'seeds/**/*.test.ts']),
      project('proofs', ['proofs/**/*.test.ts']),
    ],
  },
})
