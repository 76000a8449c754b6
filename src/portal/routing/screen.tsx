import { type ComponentType, use } from 'react'
import { matchRoutes, Outlet, type RouteObject, useRoutes } from 'react-router-dom'
import { loadTexts } from '../texts.ts'
import { redirect, useVisit, type Visit } from './navigation.ts'

/** What has to be done before a route is shown. It is the `handle` of the route, so that it begins with the others. */
type Opening = (visit: Visit) => Promise<void>

type Content = Pick<RouteObject, 'element' | 'handle'>

const opened = new WeakMap<Visit, Map<Opening, Promise<void>>>()
/** Once for each visit: React renders a route again while it waits, and after it has failed. */
function openOnce(open: Opening, visit: Visit): Promise<void> {
  const openings = opened.get(visit) ?? new Map<Opening, Promise<void>>()
  opened.set(visit, openings)
  // Later than the render, which must not change the state of other components.
  const opening = openings.get(open) ?? Promise.resolve(visit).then(open)
  openings.set(open, opening)
  return opening
}

interface Loaded {
  Screen?: ComponentType<object>
}
type Load<N extends string, P> = () => Promise<Record<N, ComponentType<P>>>

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
  const open = async () => {
    if (loaded.Screen) return
    const [module] = await Promise.all([load(), loadTexts(texts)])
    loaded.Screen = module[name]
  }
  return { handle: open, element: <Loaded open={open} loaded={loaded} props={props} /> }
}

function Loaded({ open, loaded, props }: { open: Opening; loaded: Loaded; props: object }) {
  const visit = useVisit()
  if (!loaded.Screen) use(openOnce(open, visit))
  return loaded.Screen && <loaded.Screen {...props} />
}

/** `page('history', ['patient'], 'History', () => import('../History.tsx'))` */
export const page = <N extends string>(
  path: string,
  texts: string[],
  name: N,
  load: () => Promise<Record<N, ComponentType>>,
): RouteObject => ({ path, ...screen(texts, name, load) })

/** Shows its child routes, unless `check` returns an address to show instead. It is asked at each navigation. */
export function checked(check: (visit: Visit) => Promise<string | undefined>): Content {
  const open: Opening = async visit => {
    const instead = await check(visit)
    if (instead === undefined || visit.signal.aborted) return
    redirect(instead)
    // The previous screen stays until the other one is there.
    await new Promise(() => {})
  }
  return { handle: open, element: <Checked open={open} /> }
}

function Checked({ open }: { open: Opening }) {
  use(openOnce(open, useVisit()))
  return <Outlet />
}

/** The matching route. All that it needs begins to load at once, and not one after the other. */
export function Screens({ routes, base = '/' }: { routes: RouteObject[]; base?: string }) {
  const visit = useVisit()
  for (const { route } of matchRoutes(routes, visit.location, base) ?? [])
    if (route.handle) openOnce(route.handle, visit).catch(() => {})
  return useRoutes(routes)
}
