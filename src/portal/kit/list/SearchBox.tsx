import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { DEBOUNCE } from '#ui/constants.ts'
import IconSearch from '~icons/lucide/search'

interface BoxProps {
  label: string
  hint?: string | undefined
  /** The current search. The box follows when it changes, for example by 'Back'. */
  search: string
  onSearch(search: string): void
}

/** The search of a list, debounced. */
export function SearchBox({ search, onSearch, ...box }: BoxProps) {
  const [typed, setTyped] = useState(search)
  useEffect(() => {
    // The search is trimmed: replacing the typed text by it would join two words typed with a pause after the space.
    setTyped(typed => (typed.trim() === search ? typed : search))
  }, [search])
  // An effect event: a filter may have been chosen since the typing.
  const start = useEffectEvent(() => typed.trim() !== search && onSearch(typed.trim()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits for the typing alone
  useEffect(() => {
    const timer = setTimeout(() => start(), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [typed])
  return <InstantSearch {...box} search={typed} onSearch={setTyped} />
}

type InputProps = Pick<ComponentProps<'input'>, 'id' | 'aria-keyshortcuts' | 'onKeyDown'>

/** A search of rows that are all loaded: each letter filters at once. */
export function InstantSearch({ label, hint = label, search, onSearch, ...input }: BoxProps & InputProps) {
  return (
    <div className="filter-search">
      <IconSearch className="pointer-events-none absolute start-3.5 top-[0.8rem] text-ink-faint" />
      <input
        {...input}
        className="control"
        type="search"
        aria-label={label}
        placeholder={hint}
        value={search}
        maxLength={200}
        onChange={event => onSearch(event.target.value)}
      />
    </div>
  )
}
