import type { ComponentType } from 'react'
import { matchRoutes, Outlet, type RouteObject, useRoutes } from 'react-router-dom'
import { loadTexts } from '../texts.ts'
import { redirect, useVisit, type Visit } from './navigation.ts'

/** What has to be done before a route is shown: the `handle` of a route. */
type Opening = (visit: Visit) => Promise<void>
type Content = Pick<RouteObject, 'element'> & { handle: Opening }

/** Does what all matching routes need, side by side. */
export async function openRoutes(routes: RouteObject[], visit: Visit, base = '/'): Promise<void> {
  const matches = matchRoutes(routes, visit.location, base) ?? []
  await Promise.all(matches.map(({ route }) => (route.handle as Opening | undefined)?.(visit)))
}

type Load<N extends string, P> = () => Promise<Record<N, ComponentType<P>>>
interface Loaded {
  Screen?: ComponentType<object>
}
const Show = ({ loaded, props }: { loaded: Loaded; props: object }) =>
  loaded.Screen && <loaded.Screen {...props} />

/** A screen that is loaded with its texts when it is opened first. */
export function screen<N extends string>(texts: string[], name: N, load: Load<N, object>): Content
export function screen<N extends string, P>(texts: string[], name: N, load: Load<N, P>, props: P): Content
export function screen<N extends string>(
  texts: string[],
  name: N,
  load: Load<N, object>,
  props = {},
): Content {
  const loaded: Loaded = {}
  return {
    element: <Show loaded={loaded} props={props} />,
    async handle() {
      if (loaded.Screen) return
      const [module] = await Promise.all([load(), loadTexts(texts)])
      // Again: the module may have brought the names of their files (texts.ts).
      await loadTexts(texts)
      loaded.Screen = module[name]
    },
  }
}

/** `page('history', ['patient'], 'History', () => import('../History.tsx'))` */
export const page = <N extends string>(
  path: string,
  texts: string[],
  name: N,
  load: () => Promise<Record<N, ComponentType>>,
): RouteObject => ({ path, ...screen(texts, name, load) })

interface AreaModule {
  Area: ComponentType
  routes: RouteObject[]
}
/** The routes below an address, in scripts of their own. */
export function area(base: string, load: () => Promise<AreaModule>): RouteObject {
  const loaded: Loaded = {}
  // `import` takes several milliseconds also for a loaded module.
  let module: AreaModule | undefined
  return {
    path: `${base}/*`,
    element: <Show loaded={loaded} props={{}} />,
    async handle(visit: Visit) {
      module ??= await load()
      loaded.Screen = module.Area
      await openRoutes(module.routes, visit, base)
    },
  }
}

/** Shows its child routes, unless `check` returns an address to show instead. It is asked at each navigation. */
export const checked = (check: (visit: Visit) => Promise<string | undefined>): Content => ({
  element: <Outlet />,
  async handle(visit) {
    const instead = await check(visit)
    if (instead === undefined || visit.signal.aborted) return
    redirect(instead)
    // The previous screen stays until the other one is there.
    await new Promise(() => {})
  },
})

export function Routes({ routes }: { routes: RouteObject[] }) {
  const { error } = useVisit()
  if (error !== undefined) throw error
  return useRoutes(routes)
}
