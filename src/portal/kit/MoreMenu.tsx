import { lazy } from 'react'
import { addAdminToast } from '#api/toasts.ts'
import { buttonClass } from '#ui/Button.tsx'
import type { MenuEntry } from '#ui/Menu.tsx'
import IconMore from '~icons/lucide/ellipsis'
import { LateMenu } from '../shell/LateMenu.tsx'

const fetchMenu = () => import('#ui/Menu.tsx')
const Menu = lazy(() => fetchMenu().then(module => ({ default: module.Menu })))
const look = { variant: 'ghost', size: 'medium', iconOnly: true } as const

/** Further actions of a screen. */
export const MoreMenu = ({ label, entries }: { label: string; entries: readonly MenuEntry[] }) => (
  <LateMenu
    fetch={fetchMenu}
    show={addAdminToast}
    className={buttonClass(look)}
    aria-label={label}
    face={<IconMore />}
  >
    <Menu {...look} label={label} entries={entries}>
      <IconMore />
    </Menu>
  </LateMenu>
)
