import { useState } from 'react'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormPanel } from '../../../kit/FormPanel.tsx'
import { useAction } from '../../../kit/use-action.ts'
import { useTranslation } from '../../../texts.ts'
import { instantToLocal, localToInstant } from '../../inputs/local-time.ts'
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
  const save = useAction(() => editor.schedule(values), { onDone: onClose, showError: 'here' })
  const { problems } = save
  const isAboutFields = names.some(name => problems[name])
  return (
    <FormPanel
      title={t('admin:schedule.title')}
      submit={t('admin:schedule.save')}
      action={{ isPending: save.isPending, failure: isAboutFields ? [] : save.failure }}
      onSubmit={save.run}
      onClose={onClose}
    >
      <p>{t('admin:schedule.text', { zone })}</p>
      {names.map(name => (
        <TextField
          key={name}
          id={`moment-${name}`}
          label={t(`admin:schedule.${name}`)}
          type="datetime-local"
          value={instantToLocal(values[name] ?? '', zone)}
          onChange={local => setValues({ ...values, [name]: localToInstant(local, zone) || null })}
          errorMessage={problems[name]}
        />
      ))}
    </FormPanel>
  )
}
