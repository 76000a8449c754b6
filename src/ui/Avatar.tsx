import { useState } from 'react'
import { AVATAR_PLACEHOLDER } from './component-constants.ts'

interface AvatarProps {
  src?: string | null
  alt?: string
  size?: number
}

/** A small round portrait; its face is in the upper part of a 4:5 picture. */
export function Avatar({ src, alt = '', size = AVATAR_PLACEHOLDER.width }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const shown = src && broken !== src ? src : '/art/person.svg'
  return (
    <img
      src={shown}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className="avatar"
      onError={() => {
        if (src && broken !== src) setBroken(src)
      }}
    />
  )
}
