import type { ContentKind } from '#entities/kinds.ts'
import type { ContentLanguage } from '#entities/localized.ts'
import { Button } from '#ui/Button.tsx'
import type { MenuEntry } from '#ui/Menu.tsx'
import IconArchive from '~icons/lucide/archive'
import IconClock from '~icons/lucide/calendar-clock'
import IconEye from '~icons/lucide/external-link'
import IconPreview from '~icons/lucide/eye'
import IconHistory from '~icons/lucide/history'
import IconTrash from '~icons/lucide/trash-2'
import IconUndo from '~icons/lucide/undo-2'
import { MoreMenu } from '../../../kit/MoreMenu.tsx'
import { useAction } from '../../../kit/use-action.ts'
import { useTranslation } from '../../../texts.ts'
import { outlineOf } from '../../kinds.ts'
import { publicPath } from '../../paths.ts'
import { openPreview } from '../../publications/calls.ts'
import type { AdminItem } from '../calls.ts'
import type { ItemEditor } from './use-item-editor.ts'

interface ActionsProps {
  kind: ContentKind
  editor: ItemEditor
  onHistory(): void
  onSchedule(): void
}

export function FormActions({ kind, editor, onHistory, onSchedule }: ActionsProps) {
  const { t } = useTranslation()
  const { current, isDirty, busy } = editor
  const published = current?.status === 'published'
  const nothingToPublish = published && !current.changed && !isDirty
  return (
    <>
      {current && <ItemMenu {...{ kind, editor, current, onHistory, onSchedule }} />}
      <Button
        variant="quiet"
        aria-disabled={busy !== null || !isDirty || undefined}
        isPending={busy === 'draft'}
        onClick={() => !busy && isDirty && editor.save(false)}
      >
        {t(busy === 'draft' ? 'admin:form.saving' : 'admin:form.saveDraft')}
      </Button>
      <Button
        variant="primary"
        aria-disabled={busy !== null || nothingToPublish || undefined}
        isPending={busy === 'publish'}
        onClick={() => !busy && !nothingToPublish && editor.save(true)}
      >
        {t(busy === 'publish' ? 'admin:form.saving' : 'admin:form.publish')}
      </Button>
    </>
  )
}

function ItemMenu({ kind, editor, current, onHistory, onSchedule }: ActionsProps & { current: AdminItem }) {
  const { t, language } = useTranslation()
  const { singleton } = outlineOf(kind)
  const published = current.status === 'published'
  const page = published ? publicPath(kind, current.key, language) : null
  const entry = (id: string, Icon: typeof IconEye, onSelect: () => void): MenuEntry => ({
    id,
    label: t(`admin:form.${id}`),
    icon: <Icon />,
    onSelect,
  })
  /** Waits until what is being saved is saved. */
  const change = (...what: Parameters<typeof entry>) => ({
    ...entry(...what),
    isDisabled: editor.busy !== null,
  })
  const preview = useAction((shown: ContentLanguage) =>
    openPreview(kind, current.key, shown, async () => !editor.isDirty || editor.save(false)),
  )
  const entries = [
    entry('previewEn', IconPreview, () => void preview.run('en')),
    entry('previewId', IconPreview, () => void preview.run('id')),
    ...(page ? [entry('view', IconEye, () => window.open(page, '_blank', 'noreferrer'))] : []),
    entry('history', IconHistory, onHistory),
    ...(singleton ? [] : [entry('schedule', IconClock, onSchedule)]),
    ...(current.changed ? [change('discard', IconUndo, () => void editor.discard())] : []),
    ...(published && !singleton ? [change('archive', IconArchive, () => void editor.archive())] : []),
    ...(singleton
      ? []
      : [{ ...change('delete', IconTrash, () => void editor.remove()), tone: 'danger' as const }]),
  ]
  return <MoreMenu label={t('admin:form.more')} entries={entries} />
}
