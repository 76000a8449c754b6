import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { $moving, followLocation, navigator, type Visit, VisitContext } from './navigation.ts'
import { scrollPositions } from './scroll.ts'

/** Shows the location of the browser. The previous screen stays until the next one and its guard are ready. */
export function Routing({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const [visit, setVisit] = useState<Visit | null>(null)
  const [scroll] = useState(scrollPositions)
  // No `Suspense` stands around the screens: its fallback would replace the screen that is shown.
  useEffect(
    () =>
      followLocation(next => {
        scroll.keep()
        startTransition(() => setVisit(next))
      }),
    [scroll],
  )
  useLayoutEffect(() => {
    if (!visit || visit.signal.aborted) return
    scroll.restore(visit)
    $moving.set(false)
  }, [visit, scroll])
  if (!visit) return waiting
  return (
    <VisitContext value={visit}>
      <Router location={visit.location} navigationType={visit.action} navigator={navigator}>
        {children}
      </Router>
    </VisitContext>
  )
}
