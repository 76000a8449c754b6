import { Link } from 'react-router-dom'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useTranslation } from '../../texts.ts'
import { type Chooser, choiceOfDays } from './choose/choice.ts'

/** Shown if the slot of the link is taken, in the past, or does not exist. */
export function SlotGone({ choice, link }: Chooser) {
  const { t } = useTranslation()
  return (
    <EmptyState
      picture="/art/states/calendar.svg"
      title={t('patient:booking.goneTitle')}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to={link(choiceOfDays(choice))}>
          {t('patient:booking.otherDay')}
        </Link>
      }
    >
      {t('patient:booking.goneText')}
    </EmptyState>
  )
}
