import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import IconX from '~icons/lucide/x'
import { useTranslation } from '../../texts.ts'

interface ChipsProps {
  /** The filters that are set, each with its name and value in words. */
  chips: readonly { name: string; text: ReactNode }[]
  onRemove(name: string): void
  onClear(): void
}

/** The filters of a list that are set. A press removes one of them. */
export function FilterChips({ chips, onRemove, onClear }: ChipsProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(chips.length)
  useEffect(() => {
    // The focused chip disappears with its filter: the next one takes the focus, after the last one the filters do.
    if (chips.length < before.current && document.activeElement === document.body)
      (list.current ?? document.querySelector('.filters'))?.querySelector('button')?.focus()
    before.current = chips.length
  }, [chips.length])
  if (chips.length === 0) return null
  return (
    <ul ref={list} className="flex flex-wrap items-center gap-2" aria-label={t('admin:filters.set')}>
      {chips.map(({ name, text }) => (
        <li key={name}>
          <button type="button" className="chip text-start wrap-anywhere" onClick={() => onRemove(name)}>
            <span className="sr-only">{t('admin:filters.remove')} </span>
            {text}
            <IconX className="size-4 flex-none" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="ghost" onClick={onClear}>
          {t('admin:filters.clear')}
        </Button>
      </li>
    </ul>
  )
}
