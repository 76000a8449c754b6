import type { ComponentType } from 'react'
import { loadTexts } from './texts.ts'

/**
 * A route's `lazy`: the screen and its words are fetched together, while the bar at the top moves and the old screen
 * stays. `screen(['patient'], () => import('./History.tsx'), 'History')`
 */
export const screen =
  <N extends string>(texts: string[], load: () => Promise<Record<N, ComponentType>>, name: N) =>
  async (): Promise<{ Component: ComponentType }> => {
    const [module] = await Promise.all([load(), loadTexts(texts)])
    return { Component: module[name] }
  }
