import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button, buttonClass } from '#ui/Button.tsx'
import { SEARCH_FOCUS_DELAY } from '#ui/constants.ts'
import IconSearch from '~icons/lucide/search'
import IconX from '~icons/lucide/x'
import { DangerPlace } from './DangerPlace.tsx'

export interface ToolbarBoxProps {
  texts: Record<'open' | 'close' | 'label' | 'placeholder' | 'submit', string>
  /** The page of the doctors in this language. */
  action: string
}

/**
 * Opens into a field in place, which the browser does by itself, and sends its term. Awake, it takes the focus when it
 * opens, is empty when it closes, and sends only a term with something in it.
 */
export function ToolbarBox({ texts, action }: ToolbarBoxProps) {
  const [blank, setBlank] = useState(false)
  const box = useRef<HTMLDetailsElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const term = () => input.current?.value.trim() ?? ''
  const typed = () => setBlank(!term())
  const opened = () => {
    if (box.current?.open) setTimeout(() => input.current?.focus(), SEARCH_FOCUS_DELAY)
    else if (input.current) {
      input.current.value = ''
      // Told as typing is: a danger that stands there goes.
      input.current.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  // It may have been opened before this was awake.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(() => {
    typed()
    if (box.current?.open) opened()
  }, [])
  const close = () => {
    if (box.current) box.current.open = false
  }
  const closeHere = () => {
    close()
    box.current?.querySelector('summary')?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!term()) return
    document.documentElement.classList.add('is-leaving')
    location.assign(`${action}?search=${encodeURIComponent(term())}`)
    close()
  }
  return (
    <details ref={box} onToggle={opened}>
      <summary className={buttonClass({ variant: 'quiet', iconOnly: true })} aria-label={texts.open}>
        <IconSearch />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of our floor do not know the element */}
      <form
        className="toolbar-search"
        action={action}
        method="get"
        role="search"
        onSubmit={submit}
        onKeyDown={event => event.key === 'Escape' && closeHere()}
      >
        <input
          ref={input}
          className="control"
          type="search"
          name="search"
          maxLength={120}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={texts.placeholder}
          aria-label={texts.label}
          data-tells="bar-danger"
          onInput={typed}
        />
        <Button type="submit" disabled={blank}>
          {texts.submit}
        </Button>
        <Button variant="ghost" iconOnly className="needs-js" aria-label={texts.close} onClick={closeHere}>
          <IconX />
        </Button>
        <DangerPlace id="bar-danger" className="danger" />
      </form>
    </details>
  )
}
