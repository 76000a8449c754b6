import IconBack from '~icons/lucide/chevron-left'
import IconNext from '~icons/lucide/chevron-right'

interface DateStepsProps {
  words: Record<'before' | 'now' | 'after', string>
  /** Today, or this week, is shown. */
  isNow: boolean
  small?: boolean
  onBefore(): void
  onNow(): void
  onAfter(): void
}

/** Buttons for the previous, the current and the next day or week. */
export function DateSteps({ words, isNow, small, onBefore, onNow, onAfter }: DateStepsProps) {
  const button = `button button-quiet ${small ? 'button-small' : ''}`
  return (
    <div className="flex gap-1.5">
      <button type="button" className={`${button} button-icon`} aria-label={words.before} onClick={onBefore}>
        <IconBack className="rtl:[transform:scaleX(-1)]" />
      </button>
      <button type="button" className={button} aria-pressed={isNow} onClick={onNow}>
        {words.now}
      </button>
      <button type="button" className={`${button} button-icon`} aria-label={words.after} onClick={onAfter}>
        <IconNext className="rtl:[transform:scaleX(-1)]" />
      </button>
    </div>
  )
}
