import { Button } from '#ui/Button.tsx'
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
  const look = { variant: 'quiet', size: small ? 'small' : 'medium' } as const
  return (
    <div className="flex gap-1.5">
      <Button {...look} iconOnly aria-label={words.before} onClick={onBefore}>
        <IconBack className="rtl:[transform:scaleX(-1)]" />
      </Button>
      <Button {...look} aria-pressed={isNow} onClick={onNow}>
        {words.now}
      </Button>
      <Button {...look} iconOnly aria-label={words.after} onClick={onAfter}>
        <IconNext className="rtl:[transform:scaleX(-1)]" />
      </Button>
    </div>
  )
}
