import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'

/**
 * Lets the pages list their addresses again (getStaticPaths). Astro keeps the list as long as the module of a page, so a new
 * doctor would be "not found" until a file changes. The modules that a page imports stay.
 */
export function readAddressesAgain(vite: ViteDevServer, pages: string): void {
  for (const environment of Object.values(vite.environments)) {
    if (!isRunnableDevEnvironment(environment)) continue
    const { evaluatedModules } = environment.runner
    for (const [file, modules] of evaluatedModules.fileToModulesMap)
      if (file.startsWith(pages)) for (const page of modules) evaluatedModules.invalidateModule(page)
  }
}
