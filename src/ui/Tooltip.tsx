import type { ReactElement, ReactNode } from 'react'
import { Tooltip as Bubble, Focusable, TooltipTrigger } from 'react-aria-components'
import { TOOLTIP } from './constants.ts'

/** A word more about something that can be focused; never the only place where it is said. */
export function Tooltip({
  text,
  children,
}: {
  text: ReactNode
  children: ReactElement<Record<string, unknown>, string>
}) {
  return (
    <TooltipTrigger delay={TOOLTIP.delay} closeDelay={TOOLTIP.delay}>
      <Focusable>{children}</Focusable>
      <Bubble className="tooltip" offset={6}>
        {text}
      </Bubble>
    </TooltipTrigger>
  )
}
