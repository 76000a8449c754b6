import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Tooltip as Bubble, Focusable, TooltipTrigger } from 'react-aria-components'
import { AriaLanguage } from './AriaLanguage.tsx'
import { LAYER, TOOLTIP } from './component-constants.ts'

interface TooltipProps {
  text: ReactNode
  /** The tooltip is the name of an icon without text; uses the theme's narrower bubble. */
  name?: boolean
  placement?: 'top' | 'bottom' | 'start' | 'end'
  /** An element, or a component that passes its props and ref on to one, like the router's Link. */
  children: ReactElement
}

/** Extra text for a focusable element; the text must also be available elsewhere. */
export function Tooltip({ text, name, placement = 'top', children }: TooltipProps) {
  return (
    <AriaLanguage>
      <TooltipTrigger delay={TOOLTIP.delay} closeDelay={TOOLTIP.delay}>
        <Focusable>{children as ComponentProps<typeof Focusable>['children']}</Focusable>
        <Bubble
          className="tooltip"
          placement={placement}
          offset={6}
          // React Aria sets an inline z-index here, which no style sheet could override.
          style={{
            zIndex: name ? LAYER.tooltip : TOOLTIP.zIndex,
            maxWidth: name ? TOOLTIP.maxWidthTheme : TOOLTIP.maxWidth,
          }}
        >
          {text}
        </Bubble>
      </TooltipTrigger>
    </AriaLanguage>
  )
}
