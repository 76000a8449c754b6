import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { type RouteObject, Router } from 'react-router-dom'
import { $moving, followLocation, navigator, type Visit, VisitContext } from './navigation.ts'
import { openRoutes } from './screen.tsx'
import { scrollPositions } from './scroll.ts'

interface RoutingProps {
  routes: RouteObject[]
  waiting: ReactNode
  children: ReactNode
}

/** Shows the location of the browser. The previous screen stays until the guard and the parts of the next one are there. */
export function Routing({ routes, waiting, children }: RoutingProps) {
  const [visit, setVisit] = useState<Visit | null>(null)
  const [scroll] = useState(scrollPositions)
  useEffect(
    () =>
      followLocation(async next => {
        scroll.keep()
        const show = (visit: Visit) => next.signal.aborted || startTransition(() => setVisit(visit))
        await openRoutes(routes, next).then(
          () => show(next),
          error => show({ ...next, error }),
        )
      }),
    [routes, scroll],
  )
  useLayoutEffect(() => {
    if (visit) scroll.restore(visit)
  }, [visit, scroll])
  // Not in the effect above: React would run the effects of the new screen before the browser shows it.
  useEffect(() => {
    if (visit && !visit.signal.aborted) $moving.set(false)
  }, [visit])
  if (!visit) return waiting
  return (
    <VisitContext value={visit}>
      <Router location={visit.location} navigationType={visit.action} navigator={navigator}>
        {children}
      </Router>
    </VisitContext>
  )
}
