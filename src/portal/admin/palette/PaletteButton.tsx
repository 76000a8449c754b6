import { useEffect, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import IconSearch from '~icons/lucide/search'
import { Later } from '../../kit/Later.tsx'
import { useTranslation } from '../../texts.ts'

const palette = () => import('./Palette.tsx').then(module => module.Palette)

/** For the shortcut's label: ⌘ on Apple keyboards, Ctrl elsewhere. */
const isMac = () => /mac|iphone|ipad/i.test(navigator.platform)

const look = classNames(
  'flex min-h-11 items-center gap-2 rounded-sm px-3 text-15 text-ink-soft hover:bg-surface-sunk hover:text-ink',
  'lg:min-w-52 lg:border lg:border-line-control lg:bg-(--surface)',
)

const keysLook = classNames(
  'hidden rounded-[0.25rem] border border-line-strong px-1.5 py-px font-sans text-[0.75rem]',
  'whitespace-nowrap after:content-[attr(data-keys)] lg:inline',
)

type Words = (change: string | ((words: string) => string)) => void

/** While the code of the open palette is loading, collects the keys that would go to the screen behind it. */
function useTypedEarly(open: boolean, setWords: Words, setOpen: (open: boolean) => void) {
  useEffect(() => {
    if (!open) return
    const collect = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]') || event.ctrlKey || event.metaKey || event.altKey) return
      const { key } = event
      const isLetter = [...key].length === 1
      if (!isLetter && !['Backspace', 'Enter', 'Escape'].includes(key)) return
      event.preventDefault()
      event.stopPropagation()
      if (isLetter) setWords(words => words + key)
      else if (key === 'Backspace') setWords(words => [...words].slice(0, -1).join(''))
      else if (key === 'Escape') {
        setOpen(false)
        setWords('')
      }
    }
    addEventListener('keydown', collect, { capture: true })
    return () => removeEventListener('keydown', collect, { capture: true })
  }, [open, setWords, setOpen])
}

/** The palette's button and keyboard shortcut. The code of the palette is loaded on the first interaction. */
export function PaletteButton() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  useTypedEarly(open, setWords, setOpen)
  const close = () => {
    setOpen(false)
    setWords('')
  }
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
      if (!document.querySelector('dialog[open], [role="alertdialog"]')) setOpen(true)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <button
        type="button"
        className={look}
        aria-label={t('office:palette.open')}
        aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onPointerEnter={() => void palette().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        <IconSearch />
        <span className="hidden flex-1 text-start lg:inline">{t('office:palette.hint')}</span>
        {/* The keys are drawn by CSS, so that they are not part of the button's name; aria-keyshortcuts names them. */}
        <kbd className={keysLook} data-keys={isMac() ? '⌘K' : 'Ctrl K'} />
      </button>
      {open && <Later load={palette} words={words} onWords={setWords} onClose={close} />}
    </>
  )
}
