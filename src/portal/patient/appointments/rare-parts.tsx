import { type ComponentType, lazy, Suspense } from 'react'
import { BookAgainLink, WaitingListLink } from './links.tsx'

/** A part that is loaded when it is shown. If its chunk fails to load, `Otherwise` stands in its place. */
export function part<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Otherwise: ComponentType<P> = () => null,
) {
  const Part = lazy(async () => ({ default: await load().catch(() => Otherwise) }))
  return (props: P) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}

// Parts of an appointment's card that few cards have: they are no part of the first screen's scripts.
export const QueueToday = part(async () => (await import('../queue/QueueToday.tsx')).QueueToday)
export const Alternatives = part(async () => (await import('./Alternatives.tsx')).Alternatives, BookAgainLink)
export const PackageTerms = part(async () => (await import('../booking/check/PackageTerms.tsx')).PackageTerms)
export const EarlierLine = part(async () => (await import('./EarlierTime.tsx')).EarlierLine)
export const EarlierAction = part(
  async () => (await import('./EarlierTime.tsx')).EarlierAction,
  WaitingListLink,
)
