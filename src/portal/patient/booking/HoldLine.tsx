import { formatZonedTime } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import IconClock from '~icons/lucide/clock'
import { useTranslation } from '../../texts.ts'
import type { HoldState } from './use-hold.ts'

/** Until when the slot is held, or that the hold has ended, with a button to hold it again. */
export function HoldLine({ hold, onAgain }: { hold: HoldState; onAgain: () => void }) {
  const { t, language } = useTranslation()
  if (hold.kind === 'held') {
    const { expiresAt, timezone } = hold.hold
    const time = formatZonedTime(expiresAt, timezone, language)
    return (
      <p className="hold" role="status">
        <IconClock />
        {t('patient:hold.until', { time })}
      </p>
    )
  }
  if (hold.kind === 'lapsed') {
    return (
      <Notice
        tone="urgent"
        role="status"
        title={t('patient:hold.lapsed')}
        actions={
          <Button size="small" onClick={onAgain}>
            {t('patient:hold.again')}
          </Button>
        }
      >
        {t('patient:hold.lapsedText')}
      </Notice>
    )
  }
  return hold.kind === 'unsure' ? (
    <p className="hold" role="status">
      {t('patient:hold.unsure')}
    </p>
  ) : null
}
