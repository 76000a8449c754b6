import { useNavigation } from 'react-router-dom'

/** The progress bar during a navigation. */
export function Progress() {
  const moving = useNavigation().state !== 'idle'
  return <div className="progress" data-moving={moving || undefined} aria-hidden="true" />
}
