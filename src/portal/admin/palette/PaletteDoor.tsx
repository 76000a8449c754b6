import { lazy, Suspense, useEffect, useState } from 'react'
import { callText } from '#api/texts.ts'
import { addAdminToast } from '#api/toasts.ts'
import IconSearch from '~icons/lucide/search'
import { useTranslation } from '../../texts.ts'

const fetchPalette = () => import('./Palette.tsx')
const Palette = lazy(() => fetchPalette().then(module => ({ default: module.Palette })))

/** For the shortcut's label: ⌘ on Apple keyboards, Ctrl elsewhere. */
const isMac = () => /mac|iphone|ipad/i.test(navigator.platform)

/** The palette's button and keyboard shortcut. The code of the palette is loaded on the first interaction. */
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
      // Not over an open dialog, which may contain unsaved input.
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
        {/* The keys are drawn by CSS, so that they are not part of the button's name; aria-keyshortcuts names them. */}
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
