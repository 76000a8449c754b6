import type { ComponentType } from 'react'
import { loadTexts } from './texts.ts'

/**
 * A route's `lazy`: loads the screen and its texts in parallel. Until then the old screen stays, under the progress bar.
 * `screen(['patient'], () => import('./History.tsx'), 'History')`
 */
export const screen =
  <N extends string>(texts: string[], load: () => Promise<Record<N, ComponentType>>, name: N) =>
  async (): Promise<{ Component: ComponentType }> => {
    const [module] = await Promise.all([load(), loadTexts(texts)])
    return { Component: module[name] }
  }
