import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ContentKind, entityOf } from '#entities/kinds.ts'
import { Button } from '#ui/Button.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { useTranslation } from '../../../texts.ts'
import { fieldLabel, pathLabel } from '../../labels.ts'
import { savedMoment } from '../../moments.ts'
import { type Revision, revisionsOptions } from '../calls.ts'
import { ValueView } from '../list/ValueView.tsx'
import { inOneLanguage } from './form-values.ts'
import { differences, pathOf } from './merge.ts'
import type { ItemEditor } from './use-item-editor.ts'

interface PanelProps {
  kind: ContentKind
  editor: ItemEditor
  onClose(): void
}

/** Every revision of an item: author, time, changed fields, and a button to restore it. */
export function HistoryPanel({ kind, editor, onClose }: PanelProps) {
  const { t } = useTranslation()
  const restore = (version: number) => {
    onClose()
    void editor.restore(version)
  }
  return (
    <Panel title={t('admin:history.title')} side onClose={onClose}>
      <p className="field-hint">{t('admin:history.text')}</p>
      <Loaded query={useQuery(revisionsOptions(kind, editor.current?.key ?? ''))}>
        {revisions => (
          <ol>
            {revisions.map((revision, index) => (
              <Entry
                key={revision.version}
                kind={kind}
                revision={revision}
                before={revisions[index + 1]}
                onRestore={index === 0 ? undefined : () => restore(revision.version)}
              />
            ))}
          </ol>
        )}
      </Loaded>
    </Panel>
  )
}

interface EntryProps {
  kind: ContentKind
  revision: Revision
  before: Revision | undefined
  onRestore: (() => void) | undefined
}

function Entry({ kind, revision, before, onRestore }: EntryProps) {
  const { t, language } = useTranslation()
  const [open, setOpen] = useState(false)
  const { fields } = entityOf(kind)
  const named = revision.fields.map(name => (name in fields ? fieldLabel(t, kind, name) : name)).join(', ')
  return (
    <li className="grid gap-1 border-t border-line py-3.5 text-15">
      <p className="flex items-center justify-between gap-3">
        <strong>{t(`admin:history.action.${revision.action}`)}</strong>
        <span className="badge">{t('admin:history.version', { version: revision.version })}</span>
      </p>
      <p>
        {revision.by ?? t('admin:history.system')},{' '}
        <time dateTime={revision.at}>{savedMoment(revision.at, language)}</time>
      </p>
      {named && before && (
        <details onToggle={event => setOpen(event.currentTarget.open)}>
          <summary className="cursor-pointer text-14 text-ink-soft">
            {t('admin:history.fields', { fields: named })}
          </summary>
          {open && <Changes kind={kind} revision={revision} before={before} />}
        </details>
      )}
      {onRestore && (
        <div>
          <Button variant="quiet" size="small" onClick={onRestore}>
            {t('admin:history.restore')}
          </Button>
        </div>
      )}
    </li>
  )
}

function Changes({ kind, revision, before }: { kind: ContentKind; revision: Revision; before: Revision }) {
  const { t } = useTranslation()
  const { fields } = entityOf(kind)
  return differences(fields, before.data, before.data, revision.data).map(one => {
    const field = fields[one.name]
    if (!field) return null
    const shown = one.language ? inOneLanguage(field) : field
    return (
      <dl key={pathOf(one)} className="grid gap-1 py-2.5 wrap-anywhere">
        <dt className="font-[650]">{pathLabel(t, kind, pathOf(one))}</dt>
        <dd>
          <span className="badge">{t('admin:history.before')}</span>
          <ValueView kind={kind} field={shown} value={one.mine} />
        </dd>
        <dd>
          <span className="badge badge-success">{t('admin:history.after')}</span>
          <ValueView kind={kind} field={shown} value={one.theirs} />
        </dd>
      </dl>
    )
  })
}
