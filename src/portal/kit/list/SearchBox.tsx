import type { ComponentProps } from 'react'
import IconSearch from '~icons/lucide/search'
import { useTypedSearch } from '../use-typed-search.ts'

interface BoxProps {
  label: string
  hint?: string | undefined
  /** The current search. The box follows when it changes, for example by 'Back'. */
  search: string
  onSearch(search: string): void
}

/** The search of a list, debounced. */
export function SearchBox({ search, onSearch, ...box }: BoxProps) {
  const [typed, setTyped] = useTypedSearch(search, onSearch)
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
