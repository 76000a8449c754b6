import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { useTranslation } from '../../../texts.ts'
import { type Chooser, ME } from '../choose/choice.ts'
import { closeAttempt, unanswered } from './attempt.ts'

/** Shown when a new booking is started while an earlier request has had no response. */
export function Unanswered({ link, replace, choice }: Chooser) {
  const { t } = useTranslation()
  const attempt = unanswered()
  if (!attempt) return null
  const { doctor, schedule, startsAt, dependant } = attempt.body
  return (
    <Notice
      tone="urgent"
      title={t('patient:booking.unansweredTitle')}
      actions={
        <>
          <LinkButton
            size="small"
            to={link({ who: dependant ?? ME, doctor, schedule, startsAt, step: 'check' })}
          >
            {t('patient:booking.unansweredSend')}
          </LinkButton>
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              closeAttempt()
              replace(choice)
            }}
          >
            {t('patient:booking.unansweredDrop')}
          </Button>
        </>
      }
    >
      {t('patient:booking.unansweredText')}
    </Notice>
  )
}
