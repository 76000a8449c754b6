import type { ComponentType, SVGProps } from 'react'
import type { AdminIcon, CommandIcon as CommandIconName } from '#entities/office/admin-icon.ts'
import IconArchive from '~icons/lucide/archive'
import IconBell from '~icons/lucide/bell'
import IconClock from '~icons/lucide/clock'
import IconCog from '~icons/lucide/cog'
import IconFile from '~icons/lucide/file-text'
import IconHistory from '~icons/lucide/history'
import IconLanguages from '~icons/lucide/languages'
import IconLogout from '~icons/lucide/log-out'
import IconMessage from '~icons/lucide/message-circle'
import IconMoon from '~icons/lucide/moon'
import IconPalette from '~icons/lucide/palette'
import IconPlus from '~icons/lucide/plus'
import IconSignpost from '~icons/lucide/signpost'
import IconSun from '~icons/lucide/sun'
import IconUser from '~icons/lucide/user-round'
import { NamedIcon } from '../layout/icons.tsx'

/** Icons that the menu does not use. */
const icons: Record<CommandIconName, ComponentType<SVGProps<SVGSVGElement>>> = {
  archive: IconArchive,
  bell: IconBell,
  clock: IconClock,
  cog: IconCog,
  file: IconFile,
  history: IconHistory,
  languages: IconLanguages,
  'log-out': IconLogout,
  message: IconMessage,
  moon: IconMoon,
  palette: IconPalette,
  plus: IconPlus,
  signpost: IconSignpost,
  sun: IconSun,
  user: IconUser,
}

const isOwn = (name: AdminIcon): name is CommandIconName => Object.hasOwn(icons, name)

export function CommandIcon({ name }: { name: AdminIcon }) {
  if (!isOwn(name)) return <NamedIcon name={name} />
  const Icon = icons[name]
  return <Icon />
}
