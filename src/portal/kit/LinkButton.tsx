import type { ComponentProps } from 'react'
import { buttonClass, type Style } from '#ui/Button.tsx'
import { Link } from '../routing/Link.tsx'

/** A link to another screen that looks like a button. */
export function LinkButton({
  variant,
  size,
  iconOnly,
  className,
  ...link
}: ComponentProps<typeof Link> & Style) {
  return <Link {...link} className={buttonClass({ variant, size, iconOnly }, className)} />
}
