import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import IconDown from '~icons/lucide/chevron-down'
import { useTranslation } from '../../texts.ts'
import type { FilterProps } from './filters.tsx'
import { type Choice, OptionList, optionId } from './OptionList.tsx'
import { optionAfter } from './option-keys.ts'

/** Fewer options need no search. */
const FEW = 8

interface ChoiceProps extends FilterProps {
  choices: readonly Choice[]
  /** The choices come from the server, which searches them. Without it, those given are searched here. */
  onSearch?(words: string): void
  onOpen?(): void
  /** Why there are no choices. */
  none?: string
}

/**
 * A button that opens the choices of a filter: a press on the button and one on the choice. A press on the chosen one
 * removes the filter.
 */
export function FilterChoice({ label, value, onChange, choices, onSearch, onOpen, none }: ChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const isSearched = onSearch !== undefined || choices.length > FEW
  const words = typed.trim().toLowerCase()
  const found = onSearch ? choices : choices.filter(one => one.title.toLowerCase().includes(words))

  useEffect(() => {
    const opened = box.current
    if (!open || !opened) return
    const { left, right } = opened.getBoundingClientRect()
    opened.toggleAttribute('data-end', left < 0 || right > document.documentElement.clientWidth)
    opened.querySelector<HTMLElement>('input, [role="listbox"]')?.focus()
    opened.scrollIntoView({ block: 'nearest' })
    // A press on what cannot have the focus takes it from nothing in some browsers.
    const press = ({ target }: Event) => !opened.parentElement?.contains(target as Node) && setOpen(false)
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [open])
  function search(text: string) {
    setTyped(text)
    setActive(0)
    onSearch?.(text)
  }
  function show() {
    search('')
    setActive(
      Math.max(
        0,
        choices.findIndex(one => one.key === value),
      ),
    )
    onOpen?.()
    setOpen(true)
  }
  function close() {
    setOpen(false)
    button.current?.focus()
  }
  function pick(key: string) {
    onChange(key === value ? '' : key)
    close()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const ends: Record<string, number> = isSearched ? {} : { Home: 0, End: found.length - 1 }
    const to = optionAfter(event.key, active, found.length) ?? ends[event.key]
    const picked = found[active]
    if (to !== undefined) setActive(Math.max(0, to))
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' || (event.key === ' ' && !isSearched)) picked && pick(picked.key)
    else return
    // Escape must not close a dialog around it, nor an arrow scroll the page.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="filter-choice">
      <Button
        ref={button}
        size="small"
        variant={value ? 'tint' : 'quiet'}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        // The list would close when it loses the focus, and this press open it again.
        onPointerDown={event => open && event.preventDefault()}
        onClick={() => (open ? close() : show())}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          show()
        }}
      >
        {label}
        <IconDown className="size-4" />
      </Button>
      {open && (
        <div
          ref={box}
          id={id}
          className="filter-box"
          role="dialog"
          aria-label={label}
          onKeyDown={onKeyDown}
          onBlur={event =>
            event.relatedTarget &&
            !event.currentTarget.parentElement?.contains(event.relatedTarget) &&
            setOpen(false)
          }
        >
          {isSearched && (
            <div>
              <input
                className="control"
                role="combobox"
                aria-label={t('admin:filters.search', { label })}
                aria-expanded
                aria-controls={`${id}-list`}
                aria-autocomplete="list"
                aria-activedescendant={found[active] ? optionId(id, active) : undefined}
                autoComplete="off"
                placeholder={t('admin:list.search')}
                value={typed}
                maxLength={120}
                onChange={event => search(event.target.value)}
              />
            </div>
          )}
          <OptionList
            id={id}
            label={label}
            choices={found}
            keys={[value]}
            active={active}
            open
            multiple={false}
            none={none ?? t('admin:input.nothing')}
            onPick={pick}
            tabIndex={isSearched ? -1 : 0}
            className="picker-list max-h-72 overflow-y-auto p-1.5"
          />
        </div>
      )}
    </div>
  )
}
