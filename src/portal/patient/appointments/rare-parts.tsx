import { type ComponentType, lazy, Suspense } from 'react'

/** A part that is loaded when it is shown. If its chunk fails to load, the card is shown without it. */
function part<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Part = lazy(async () => ({ default: await load().catch((): ComponentType<P> => () => null) }))
  return (props: P) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}

// Parts of an appointment's card that few cards have: they are no part of the first screen's scripts.
export const QueueToday = part(async () => (await import('../queue/QueueToday.tsx')).QueueToday)
export const Alternatives = part(async () => (await import('./Alternatives.tsx')).Alternatives)
export const PackageTerms = part(async () => (await import('../booking/check/PackageTerms.tsx')).PackageTerms)
export const EarlierLine = part(async () => (await import('./EarlierTime.tsx')).EarlierLine)
export const EarlierAction = part(async () => (await import('./EarlierTime.tsx')).EarlierAction)
