import { useEffect, useEffectEvent, useState } from 'react'
import { DEBOUNCE } from '#ui/constants.ts'

/**
 * The text of a search field, which shows each letter at once, and its setter. `onSearch` gets the trimmed text once the
 * typing has paused. The text follows when `search` changes in another way, for example by 'Back'.
 */
export function useTypedSearch(
  search: string,
  onSearch: (search: string) => void,
): [typed: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  // While rendering, not in an effect: the timer may end before the effect runs, and would start the former search again.
  if (known !== search) {
    setKnown(search)
    // The search is trimmed: replacing the typed text by it would join two words typed with a pause after the space.
    if (typed.trim() !== search) setTyped(search)
  }
  // An effect event: a filter may have been chosen since the typing.
  const start = useEffectEvent(() => typed.trim() !== search && onSearch(typed.trim()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits for the typing alone
  useEffect(() => {
    const timer = setTimeout(() => start(), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped]
}
