import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { DEBOUNCE } from '#ui/constants.ts'
import IconArrowRight from '~icons/lucide/arrow-right'
import IconSearch from '~icons/lucide/search'
import { searchField } from './choice.ts'
import { EmergencySlot } from './EmergencySlot.tsx'
import { prepareSearch } from './query-directory.ts'

export interface Option {
  href: string
  title: string
  detail: string
  /** The languages of the two where they are not the page's. */
  titleIn?: string | undefined
  detailIn?: string | undefined
}
interface Group {
  title: string
  options: Option[]
}
export interface Suggestions {
  groups: Group[]
  /** A way on that stands below the results, and below the sentence that there are none. */
  last?: Group
  /** Announced to screen readers: '4 doctors found'. */
  said: string
}

interface Props {
  texts: Record<'label' | 'placeholder' | 'submit' | 'none', string>
  /** The name of the list of suggestions. */
  listLabel: string
  action: string
  /** The parameter of the words in the address. */
  name: string
  /** The id of the emergency notice. */
  noticeId: string
  /** Null without an answer. */
  suggest(term: string): Promise<Suggestions | null>
}

/** A GET form with suggestions while the reader types: the combobox pattern. */
export function SuggestBox({ texts, listLabel, action, name, noticeId, suggest }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<Suggestions | null>(null)
  const [active, setActive] = useState(-1)
  const [open, setOpen] = useState(false)
  const timer = useRef(0)

  useEffect(() => {
    prepareSearch()
    return () => clearTimeout(timer.current)
  }, [])

  const ask = () => {
    clearTimeout(timer.current)
    const term = input.current?.value.trim() ?? ''
    if (term.length < 2) return setOpen(false)
    timer.current = window.setTimeout(async () => {
      const answer = await suggest(term).catch(() => null)
      // Ignore a stale answer.
      if (!answer || input.current?.value.trim() !== term) return
      setFound(answer)
      setActive(-1)
      setOpen(true)
    }, DEBOUNCE)
  }

  const groups = found?.groups.filter(group => group.options.length > 0) ?? []
  const listed = found?.last ? [...groups, found.last] : groups
  const options = listed.flatMap(group => group.options)
  const optionId = (option: Option) => `${id}-${options.indexOf(option)}`

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false)
    if (event.key === 'Enter' && !input.current?.value.trim()) event.preventDefault()
    if (!open || options.length === 0) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      // One position more than there are options: the field itself.
      setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1)
    }
    const chosen = options[active]
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      location.assign(chosen.href)
    }
  }

  const activeOption = options[active]
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers do not support the element
    <form className="search" action={action} method="get" role="search">
      <IconSearch className="sign" />
      <input
        ref={input}
        {...searchField}
        name={name}
        placeholder={texts.placeholder}
        aria-label={texts.label}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && activeOption ? optionId(activeOption) : undefined}
        data-notice={noticeId}
        onInput={ask}
        onFocus={() => found && input.current?.value.trim() && setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <span className="sr-only" role="status">
        {open && found?.said}
      </span>
      <div className="found">
        <EmergencySlot id={noticeId} data-emergency="" />
        <div id={`${id}-list`} role="listbox" aria-label={listLabel} hidden={!open}>
          {groups.length === 0 && (
            <div role="option" aria-selected="false" tabIndex={-1}>
              {texts.none}
            </div>
          )}
          {listed.map(group => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox, a group may
            <div role="group" aria-label={group.title} key={group.title}>
              <div aria-hidden="true">{group.title}</div>
              {group.options.map(option => (
                // The field keeps the focus and handles the keys; an option is only active.
                <div
                  role="option"
                  tabIndex={-1}
                  key={option.href}
                  id={optionId(option)}
                  aria-selected={option === activeOption}
                  onPointerDown={event => event.preventDefault()}
                  onClick={() => location.assign(option.href)}
                  onKeyDown={onKeyDown}
                >
                  <strong lang={option.titleIn}>{option.title}</strong>
                  {option.detail && <small lang={option.detailIn}>{option.detail}</small>}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
      <Button type="submit" variant="primary" size="large" data-needs-term>
        <span>{texts.submit}</span>
        <IconArrowRight />
      </Button>
    </form>
  )
}
