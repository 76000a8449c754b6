import { lazy, type ReactElement, Suspense } from 'react'

// Tooltips bring React Aria along, a fifth of the area's weight: only who narrows the menu fetches it.
const Tooltip = lazy(() => import('#ui/Tooltip.tsx').then(module => ({ default: module.Tooltip })))

/** The name of an icon that stands alone, beside it; without it where the name is written. */
export function Hint({ text, shown, children }: { text: string; shown: boolean; children: ReactElement }) {
  if (!shown) return children
  return (
    <Suspense fallback={children}>
      <Tooltip text={text} name placement="end">
        {children}
      </Tooltip>
    </Suspense>
  )
}
