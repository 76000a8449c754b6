import { useEffect, useState } from 'react'
import { DEBOUNCE } from '#ui/constants.ts'

/** The text once the typing has paused. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setSettled, DEBOUNCE, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
