import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { useTranslation } from '../../../texts.ts'
import { useConfirmLabel } from '../../schedule/contact-counts.ts'

export interface ReviewTexts {
  /** How many patients the change displaces. */
  count: number
  /** How many of them get an email, and how many are on the call list; a patient may be both. */
  byMessage: number
  toCall: number
  /** Further patients, who are checked in: nothing changes for them. */
  checkedIn: number
  content: ReactNode
}

interface ReviewProps extends ReviewTexts {
  action: { isPending: boolean; run(): unknown }
  onBack(): void
}

/** The displaced patients of a change, before it is saved. */
export function ChangeReview({ count, byMessage, toCall, checkedIn, content, action, onBack }: ReviewProps) {
  const { t } = useTranslation()
  const label = useConfirmLabel()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  const heading = () => {
    if (count > 0) return t('desk:absence.concerns', { count })
    return t(checkedIn > 0 ? 'desk:absence.onlyCheckedIn' : 'desk:absence.nobody')
  }
  return (
    <section className="sheet">
      <h2 ref={title} tabIndex={-1}>
        {heading()}
      </h2>
      {content}
      {checkedIn > 0 && <p>{t('desk:absence.checkedIn', { count: checkedIn })}</p>}
      {count === 0 && <p>{t('desk:absence.nobodyText')}</p>}
      <div className="button-row">
        <Button variant="danger" action={action}>
          {action.isPending ? t('admin:form.saving') : label({ byMessage, toCall })}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('desk:absence.change')}
        </Button>
      </div>
    </section>
  )
}
