import { useEffect, useRef } from 'react'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { useTranslation } from '../../../texts.ts'
import { adminPaths } from '../../paths.ts'
import { useContactLines } from '../../schedule/contact-counts.ts'
import type { Contacted } from '../day/day-calls.ts'

/** The result: notified patients, and those that are left to call. */
export function AbsenceResult({ told, toCall, alsoToCall, day }: Contacted & { day: string }) {
  const { t } = useTranslation()
  const lines = useContactLines()({ letters: told, alsoCall: alsoToCall, onlyCall: toCall })
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <section className="sheet">
      <h2 ref={title} tabIndex={-1}>
        {t('desk:absence.done')}
      </h2>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {toCall + alsoToCall === 0 && <p>{t('desk:absence.doneNoCall')}</p>}
      <div className="button-row">
        {toCall + alsoToCall > 0 && (
          <LinkButton variant="primary" to={adminPaths.calls}>
            {t('desk:calls.title')}
          </LinkButton>
        )}
        <LinkButton variant="quiet" to={day}>
          {t('desk:day.back')}
        </LinkButton>
      </div>
    </section>
  )
}
