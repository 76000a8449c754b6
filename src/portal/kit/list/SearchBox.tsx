import { useEffect, useState } from 'react'
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
export function SearchBox({ label, hint = label, search, onSearch }: BoxProps) {
  const [typed, setTyped] = useState(search)
  useEffect(() => {
    setTyped(search)
  }, [search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits for the typing alone
  useEffect(() => {
    if (typed.trim() === search) return
    const timer = setTimeout(() => onSearch(typed.trim()), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div className="filter-search">
      <IconSearch />
      <input
        className="control"
        type="search"
        aria-label={label}
        placeholder={hint}
        value={typed}
        maxLength={200}
        onChange={event => setTyped(event.target.value)}
      />
    </div>
  )
}
