import { lazy, Suspense, useState } from 'react'
import { callText } from '#api/texts.ts'
import { addAdminToast } from '#api/toasts.ts'
import { buttonClass } from '#ui/Button.tsx'
import type { MenuEntry } from '#ui/Menu.tsx'
import IconMore from '~icons/lucide/ellipsis'
import { Pressed } from '../shell/Pressed.tsx'

const fetchMenu = () => import('#ui/Menu.tsx')
const Menu = lazy(() => fetchMenu().then(module => ({ default: module.Menu })))

/** Further actions of a screen. The code of the menu is loaded on the first interaction; then the menu opens. */
export function MoreMenu({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  const [wanted, setWanted] = useState(false)
  const fetchAhead = () => void fetchMenu().catch(() => {})
  const button = (
    <button
      type="button"
      className={buttonClass({ variant: 'ghost', size: 'medium', iconOnly: true })}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={label}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() =>
        void fetchMenu().then(
          () => setWanted(true),
          () => addAdminToast({ severity: 'error', summary: callText('unreachable') }),
        )
      }
    >
      <IconMore />
    </button>
  )
  return wanted ? (
    <Suspense fallback={button}>
      <Pressed>
        <Menu variant="ghost" size="medium" iconOnly label={label} entries={entries}>
          <IconMore />
        </Menu>
      </Pressed>
    </Suspense>
  ) : (
    button
  )
}
