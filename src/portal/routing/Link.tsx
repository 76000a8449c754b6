import type { ComponentProps } from 'react'
import { type NavigateOptions, type To, useHref, useLinkClickHandler } from 'react-router-dom'

interface Props extends ComponentProps<'a'>, Pick<NavigateOptions, 'replace' | 'state'> {
  to: To
  /** For addresses outside the portal. */
  reloadDocument?: boolean
}

/** A link to another screen. The library's own one brings 2 KB that load pages ahead, for sites with a server of React. */
export function Link({ to, replace, state, reloadDocument, onClick, ...rest }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target: rest.target })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={event => {
        onClick?.(event)
        if (!event.defaultPrevented && !reloadDocument) follow(event)
      }}
    />
  )
}
