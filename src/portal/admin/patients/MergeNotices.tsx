import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { focusTitle, useFocusAfter } from '../../kit/focus-title.ts'
import { serverMessage, useAction } from '../../kit/use-action.ts'
import { useTranslation } from '../../texts.ts'
import { savedMoment } from '../moments.ts'
import { type PatientForDesk, undoMerge } from './calls.ts'
import { MergePanel } from './MergePanel.tsx'
import { PatientLine } from './PatientLine.tsx'

/** Other records of probably the same person, each with the way to compare and merge. */
export function DoublesNotice({ person }: { person: PatientForDesk }) {
  const { t } = useTranslation()
  const [other, setOther] = useState('')
  useFocusAfter(other !== '', focusTitle)
  const isLink = person.email === null && person.doubles.some(one => one.email !== null)
  return (
    <>
      {person.doubles.length > 0 && (
        <Notice title={t('admin:patients.doublesTitle')}>
          <div className="grid gap-3">
            <p>{t(isLink ? 'admin:patients.doublesAccount' : 'admin:patients.doublesText')}</p>
            {person.doubles.map(one => (
              <PatientLine key={one.id} of={one}>
                <Button variant="quiet" size="small" onClick={() => setOther(one.id)}>
                  {t('admin:patients.compare')}
                  <span className="sr-only">: {one.name}</span>
                </Button>
              </PatientLine>
            ))}
          </div>
        </Notice>
      )}
      {/* Not in the notice, which disappears when a colleague merges the last of them. */}
      {other !== '' && <MergePanel person={person} other={other} onClose={() => setOther('')} />}
    </>
  )
}

/** Merges into this patient that can still be undone. */
export function MergesNotice({ person }: { person: PatientForDesk }) {
  const { t, language } = useTranslation()
  const undo = useAction((merge: string) => undoMerge(person.id, merge), {
    confirm: {
      title: t('admin:patients.undoTitle'),
      text: t('admin:patients.undoText'),
      yes: t('admin:patients.undo'),
      no: t('admin:patients.undoNo'),
    },
    done: serverMessage,
  })
  return person.merges.map(({ id, name, mergedAt, until }) => (
    <Notice
      key={id}
      title={t('admin:patients.mergedWith', { name, moment: savedMoment(mergedAt, language) })}
      actions={
        <Button
          variant="quiet"
          size="small"
          aria-disabled={undo.isPending || undefined}
          action={undo.with(id)}
        >
          {t('admin:patients.undo')}
        </Button>
      }
    >
      {t('admin:patients.undoUntil', { moment: savedMoment(until, language) })}
    </Notice>
  ))
}
