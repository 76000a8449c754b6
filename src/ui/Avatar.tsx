import { useState } from 'react'
import { classNames } from './class-names.ts'
import { AVATAR_PLACEHOLDER } from './component-constants.ts'

interface AvatarProps {
  src?: string | null
  /** The address of the picture that replaces a broken or missing one, once. */
  placeholder?: string
  alt?: string
  size?: number
  className?: string
}

/** A small round portrait; its face is in the upper part of a 4:5 picture. */
export function Avatar({
  src,
  placeholder = '/art/person.svg',
  alt = '',
  size = AVATAR_PLACEHOLDER.width,
  className,
}: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const shown = src && broken !== src ? src : placeholder
  return (
    <img
      src={shown}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={classNames('avatar', className)}
      onError={() => {
        if (src && broken !== src) setBroken(src)
      }}
    />
  )
}
