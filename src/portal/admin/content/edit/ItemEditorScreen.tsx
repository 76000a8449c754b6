import { Suspense, useState } from 'react'
import { packageKey } from '#entities/appointment/timetable-key.ts'
import { type ContentKind, entityOf } from '#entities/kinds.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Loading, Page } from '../../../kit/Page.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { Link } from '../../../routing/Link.tsx'
import { useTranslation } from '../../../texts.ts'
import { outlineOf } from '../../kinds.ts'
import { kindLabel } from '../../labels.ts'
import { adminPaths } from '../../paths.ts'
import { AffectedAppointments } from '../../schedule/AffectedAppointments.tsx'
import { Schedule } from '../../schedule/lazy-schedule.ts'
import type { Section } from '../../settings/section.ts'
import type { AdminItem, Referrer } from '../calls.ts'
import { itemTitle } from '../item-title.ts'
import { FormActions } from './FormActions.tsx'
import { FormFields } from './FormFields.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { ItemForm } from './ItemForm.tsx'
import { ItemState } from './ItemState.tsx'
import { SchedulePanel } from './SchedulePanel.tsx'
import { useItemEditor } from './use-item-editor.ts'

export interface EditorProps {
  kind: ContentKind
  /** Null for a new one. */
  item: AdminItem | null
  /** Shows only this part of the form. */
  section?: Section
}

export function ItemEditorScreen({ kind, item, section }: EditorProps) {
  const { t, language } = useTranslation()
  const editor = useItemEditor(kind, item)
  const [panel, setPanel] = useState<'history' | 'schedule' | null>(null)
  const closePanel = () => setPanel(null)
  const { current } = editor
  const entity = entityOf(kind)
  const title = current
    ? itemTitle(current, language)
    : t('admin:form.add', { kind: kindLabel(t, kind, 'one') })
  const back = entity.singleton
    ? section?.back
    : { to: adminPaths.list(kind), label: kindLabel(t, kind, 'many') }
  return (
    <Page
      title={section?.title ?? (entity.singleton ? kindLabel(t, kind, 'one') : title)}
      back={back}
      state={
        current && (
          <ItemState
            {...{ kind, current, isDirty: editor.isDirty }}
            fields={section?.fields ?? Object.keys(entity.fields)}
          />
        )
      }
      actions={
        <FormActions
          kind={kind}
          editor={editor}
          onHistory={() => setPanel('history')}
          onSchedule={() => setPanel('schedule')}
        />
      }
    >
      <ItemForm
        kind={kind}
        editor={editor}
        onSubmit={() => void editor.save(false)}
        note={
          <>
            {editor.displaced && <AffectedAppointments places={editor.displaced} />}
            {current && <ReviewNotice kind={kind} data={current.data} />}
          </>
        }
      >
        {section && <p className="mb-4 max-w-176 text-ink-soft">{section.text}</p>}
        <FormFields kind={kind} only={section?.fields} />
        {section?.Below && <section.Below />}
        {/* Enter in a field saves, as in any form. */}
        <button type="submit" hidden />
      </ItemForm>
      {(kind === 'doctors' || kind === 'packages') && current && (
        <Suspense fallback={<Loading />}>
          <Schedule doctor={kind === 'packages' ? packageKey(current.key) : current.key} title={title} />
        </Suspense>
      )}
      {editor.referrers && current && (
        <ReferrersPanel title={title} referrers={editor.referrers} onClose={editor.closeReferrers} />
      )}
      {panel === 'history' && current && <HistoryPanel kind={kind} editor={editor} onClose={closePanel} />}
      {panel === 'schedule' && current && <SchedulePanel editor={editor} onClose={closePanel} />}
    </Page>
  )
}

/** Says above the form what a text without a review lacks, and who can give it. */
function ReviewNotice({ kind, data }: { kind: ContentKind; data: Record<string, unknown> }) {
  const { t } = useTranslation()
  const { review } = outlineOf(kind)
  if (!review || data[review.by] !== undefined) return null
  const state = data[review.lapsed] ? 'lapsed' : 'none'
  return (
    <Notice tone="urgent" title={t(`admin:review.${state}Title`)}>
      {t(`admin:review.${state}Text`)}
    </Notice>
  )
}

interface PanelProps {
  title: string
  referrers: Referrer[]
  onClose(): void
}

/** Why an item cannot be deleted or unpublished: links to the items that still refer to it. */
function ReferrersPanel({ title, referrers, onClose }: PanelProps) {
  const { t } = useTranslation()
  return (
    <Panel
      title={t('admin:referenced.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('admin:close')}</Button>}
    >
      <p>{t('admin:referenced.text', { title })}</p>
      <ul className="grid gap-2">
        {referrers.map(one => (
          <li key={`${one.kind}/${one.key}`}>
            <Link className="link" to={adminPaths.edit(one.kind, one.key)} onClick={onClose}>
              {one.title || one.key}
            </Link>{' '}
            <small className="text-ink-soft">{kindLabel(t, one.kind, 'one')}</small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
