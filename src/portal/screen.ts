import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { loadTexts } from './texts.ts'

type Load<N extends string> = () => Promise<Record<N, ComponentType>>

/** A route's `lazy`: loads the screen and its texts in parallel. Until then the old screen stays, under the progress bar. */
export const screen =
  <N extends string>(texts: string[], name: N, load: Load<N>) =>
  async (): Promise<{ Component: ComponentType }> => {
    const [module] = await Promise.all([load(), loadTexts(texts)])
    return { Component: module[name] }
  }

/** `page('history', ['patient'], 'History', () => import('./History.tsx'))` */
export const page = <N extends string>(
  path: string,
  texts: string[],
  name: N,
  load: Load<N>,
): RouteObject => ({ path, lazy: screen(texts, name, load) })
