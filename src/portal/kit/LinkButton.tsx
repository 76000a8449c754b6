import { Link, type LinkProps } from 'react-router-dom'
import { buttonClass, type Style } from '#ui/Button.tsx'

/** A link to another screen that looks like a button. */
export function LinkButton({ variant, size, iconOnly, className, ...link }: LinkProps & Style) {
  return <Link {...link} className={buttonClass({ variant, size, iconOnly }, className)} />
}
