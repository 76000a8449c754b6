import type { ReactNode } from 'react'
import { BarTools } from './BarTools.tsx'
import { Brand } from './Brand.tsx'
import { View } from './Root.tsx'
import { SkipLink } from './SkipLink.tsx'

/** The frame of screens without a session: bar and screen without navigation, and the telephone numbers. */
export const PlainFrame = ({ className, help }: { className: string; help: ReactNode }) => (
  <div className={className}>
    <SkipLink />
    <header className="portal-bar">
      <Brand />
      <BarTools />
    </header>
    <View />
    {help}
  </div>
)
