import { useNavigation } from 'react-router-dom'

/** Starts before a route changes and ends after it. */
export function Progress() {
  const moving = useNavigation().state !== 'idle'
  return <div className="progress" data-moving={moving || undefined} aria-hidden="true" />
}
