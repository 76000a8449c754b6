import { lazy, Suspense, useEffect, useState } from 'react'
import { callText } from '#api/texts.ts'
import { addAdminToast } from '#api/toasts.ts'
import IconSearch from '~icons/lucide/search'
import { useTranslation } from '../../texts.ts'

const fetchPalette = () => import('./Palette.tsx')
const Palette = lazy(() => fetchPalette().then(module => ({ default: module.Palette })))

/** A Mac's keyboards say what they have. */
const isMac = () => /mac|iphone|ipad/i.test(navigator.platform)

/** The palette's button, and its key. What it opens is fetched when somebody reaches for it. */
export function PaletteDoor() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const show = () =>
    void fetchPalette().then(
      () => setOpen(true),
      () => addAdminToast({ severity: 'error', summary: callText('unreachable') }),
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: one listener for the area's life
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey ||
        event.key.toLowerCase() !== 'k'
      )
        return
      event.preventDefault()
      // A dialog holds what somebody is in the middle of.
      if (!document.querySelector('dialog[open], [role="alertdialog"]')) show()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <button
        type="button"
        className="palette-door"
        aria-label={t('office:palette.open')}
        aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onPointerEnter={() => void fetchPalette().catch(() => {})}
        onClick={show}
      >
        <IconSearch />
        <span>{t('office:palette.hint')}</span>
        {/* Drawn, not written: the button is called what it says, and aria-keyshortcuts says the keys. */}
        <kbd data-keys={isMac() ? '⌘K' : 'Ctrl K'} />
      </button>
      {open && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
