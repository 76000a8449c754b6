import { Link, type LinkProps } from 'react-router-dom'
import { buttonClass, type Look } from '#ui/Button.tsx'

/** A link to another screen that looks like a button. */
export function LinkButton({ variant, size, iconOnly, className, ...link }: LinkProps & Look) {
  return <Link {...link} className={buttonClass({ variant, size, iconOnly }, className)} />
}
