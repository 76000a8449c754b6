import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Tooltip as Bubble, Focusable, TooltipTrigger } from 'react-aria-components'
import { AriaLanguage } from './AriaLanguage.tsx'
import { LAYER, TOOLTIP } from './constants.ts'

interface TooltipProps {
  text: ReactNode
  /** The name of an icon that stands alone, in the theme's narrower bubble. */
  name?: boolean
  /** Where it has nothing to add: the words already stand beside the icon. */
  isDisabled?: boolean
  placement?: 'top' | 'bottom' | 'start' | 'end'
  /** An element of the page, or a component that passes its props and ref on to one, as the router's link does. */
  children: ReactElement
}

/** A word more about something that can be focused; never the only place where it is said. */
export function Tooltip({ text, name, isDisabled, placement = 'top', children }: TooltipProps) {
  return (
    <AriaLanguage>
      <TooltipTrigger delay={TOOLTIP.delay} closeDelay={TOOLTIP.delay} isDisabled={isDisabled}>
        <Focusable>{children as ComponentProps<typeof Focusable>['children']}</Focusable>
        <Bubble
          className="tooltip"
          placement={placement}
          offset={6}
          // The library writes a layer of its own here, which no stylesheet could change.
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
