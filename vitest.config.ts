import { availableParallelism } from 'node:os'
import Icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'
import { iconCompiler } from './src/ui/icon-compiler.ts'
import { testFiles } from './tests/projects.ts'

const files = testFiles()

function project(name: string, include: string[], own: { isolate: boolean; setupFiles?: string[] }) {
  return {
    plugins: [Icons({ compiler: iconCompiler })],
    test: {
      name,
      include,
      // The default is one less: on two cores a single worker.
      maxWorkers: availableParallelism(),
      // They end what hangs; a machine that does much else at once is slow, not wrong.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 15_000 } },
      // Files that share a worker start with the same globals.
      unstubGlobals: true,
      unstubEnvs: true,
      restoreMocks: true,
      ...own,
    },
  }
}

const shared = { isolate: false, setupFiles: ['tests/shared-worker.ts'] }

export default defineConfig({
  test: {
    globalSetup: 'tests/global-setup.ts',
    projects: [
      project('pure', files.pure, shared),
      project('database', files.database, shared),
      project('process', files.process, { isolate: true }),
      project('proofs', ['proofs/**/*.test.ts'], { isolate: true }),
    ],
  },
})
