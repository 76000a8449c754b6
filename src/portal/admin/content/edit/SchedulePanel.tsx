import { type SubmitEvent, useState } from 'react'
import { ApiError, errorLines } from '#api/errors.ts'
import { useTranslation } from '../../../texts.ts'
import { instantToLocal, localToInstant } from '../../inputs/local-time.ts'
import { Panel } from '../../layout/Panel.tsx'
import { ownZone } from '../../moments.ts'
import type { Moments } from '../calls.ts'
import type { ItemEditor } from './use-item-editor.ts'

const names = ['publishAt', 'unpublishAt'] as const

/** Schedules when the newest version is published and when the item is unpublished, in the editor's time zone. */
export function SchedulePanel({ editor, onClose }: { editor: ItemEditor; onClose(): void }) {
  const { t } = useTranslation()
  const zone = ownZone()
  const { current } = editor
  const [values, setValues] = useState<Moments>({
    publishAt: current?.publishAt ?? null,
    unpublishAt: current?.unpublishAt ?? null,
  })
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Record<string, string>>({})

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblems({})
    try {
      await editor.schedule(values)
      onClose()
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : []
      setProblems(
        fields.length > 0
          ? Object.fromEntries(fields.map(one => [one.path, one.message]))
          : { form: errorLines(error).detail },
      )
    } finally {
      setBusy(false)
    }
  }

  return (
    <Panel
      title={t('admin:schedule.title')}
      onClose={onClose}
      footer={
        <>
          <button
            type="submit"
            form="publication-times"
            className="button button-primary"
            data-pending={busy || undefined}
          >
            {t('admin:schedule.save')}
          </button>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('admin:cancel')}
          </button>
        </>
      }
    >
      <p>{t('admin:schedule.text', { zone })}</p>
      {problems.form && (
        <p className="notice notice-error" role="alert">
          {problems.form}
        </p>
      )}
      <form id="publication-times" noValidate onSubmit={save} className="grid gap-5">
        {names.map(name => (
          <div key={name} className="field">
            <label className="field-label" htmlFor={`moment-${name}`}>
              {t(`admin:schedule.${name}`)}
            </label>
            {problems[name] && (
              <p className="field-error" id={`problem-${name}`}>
                {problems[name]}
              </p>
            )}
            <input
              id={`moment-${name}`}
              type="datetime-local"
              className="control field-narrow tabular"
              aria-invalid={problems[name] ? true : undefined}
              aria-describedby={problems[name] ? `problem-${name}` : undefined}
              value={instantToLocal(values[name] ?? '', zone)}
              onChange={event =>
                setValues({ ...values, [name]: localToInstant(event.target.value, zone) || null })
              }
            />
          </div>
        ))}
      </form>
    </Panel>
  )
}
