import { useEffect, useRef } from 'react'
import { Button, buttonClass, IconButton } from '#ui/Button.tsx'
import { SEARCH_FOCUS_DELAY } from '#ui/constants.ts'
import IconSearch from '~icons/lucide/search'
import IconX from '~icons/lucide/x'
import { searchField } from './choice.ts'
import { EmergencySlot } from './EmergencySlot.tsx'

export interface ToolbarBoxProps {
  texts: Record<'open' | 'close' | 'label' | 'placeholder' | 'submit', string>
  /** The page of the doctors in this language. */
  action: string
}

/**
 * Expands into a field natively (`details`). After hydration it takes the focus when it opens, is cleared when it
 * closes, and closes on submit.
 */
export function ToolbarBox({ texts, action }: ToolbarBoxProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const empty = () => {
    const field = input.current
    if (!field?.value) return
    field.value = ''
    // Dispatched as typing is, so that a shown emergency notice goes.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const toggled = () => {
    if (box.current?.open) setTimeout(() => input.current?.focus(), SEARCH_FOCUS_DELAY)
    else empty()
  }
  // It may have been opened before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (box.current?.open) toggled()
  }, [])
  const close = () => {
    if (box.current) box.current.open = false
    empty()
  }
  const closeHere = () => {
    close()
    box.current?.querySelector('summary')?.focus()
  }
  return (
    <details ref={box} onToggle={toggled}>
      <summary className={buttonClass({ variant: 'quiet', iconOnly: true })} aria-label={texts.open}>
        <IconSearch />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers do not support the element */}
      <form
        className="toolbar-search"
        action={action}
        method="get"
        role="search"
        onSubmit={event => {
          event.preventDefault()
          document.documentElement.classList.add('is-leaving')
          location.assign(`${action}?search=${encodeURIComponent(input.current?.value ?? '')}`)
          close()
        }}
        onKeyDown={event => event.key === 'Escape' && closeHere()}
      >
        <input
          ref={input}
          className="control"
          {...searchField}
          placeholder={texts.placeholder}
          aria-label={texts.label}
          data-notice="bar-danger"
        />
        <Button type="submit" data-needs-term>
          {texts.submit}
        </Button>
        <IconButton className="needs-js" label={texts.close} icon={<IconX />} onClick={closeHere} />
        <EmergencySlot id="bar-danger" className="danger" />
      </form>
    </details>
  )
}
