import type { AddressInfo, Server } from 'node:net'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import Icons from 'unplugin-icons/vite'
import { createServer } from 'vite'
import { examplesPage } from '../src/dev/examples-page.ts'
import { iconCompiler } from '../src/ui/icon-compiler.ts'

const root = join(import.meta.dirname, '..')

/** The page of examples as `npm run dev` serves it, without pages and API: their start would take ten times as long. */
export async function startExamples(): Promise<{ address: string; stop(): Promise<void> }> {
  const vite = await createServer({
    ...{ root, configFile: false, appType: 'custom', logLevel: 'warn' },
    cacheDir: join(root, 'node_modules/.cache/examples'),
    plugins: [tailwindcss(), Icons({ compiler: iconCompiler }), examplesPage],
    // Packages that are found later than at the start would reload the page.
    optimizeDeps: { entries: ['tests/examples/**/*.tsx'] },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  })
  await vite.listen()
  const { port } = (vite.httpServer as Server).address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/examples`, stop: () => vite.close() }
}
