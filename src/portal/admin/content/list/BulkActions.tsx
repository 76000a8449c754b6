import { assignableFields } from '#entities/assignable.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { Button } from '#ui/Button.tsx'
import { useAction } from '../../../kit/use-action.ts'
import { useTranslation } from '../../../texts.ts'
import { outlineOf } from '../../kinds.ts'
import { type BulkAction, bulkAction, type ListItem } from '../calls.ts'
import type { BulkOutcome } from './use-assign-panel.tsx'

interface ActionsProps {
  kind: ContentKind
  /** The selected items. */
  chosen: ListItem[]
  show: BulkOutcome
  onAssign(chosen: ListItem[]): void
}
const actions: BulkAction[] = ['publish', 'archive', 'delete']

/** The buttons of the bulk actions. They act on the items that were selected when they were pressed. */
export function BulkActions({ kind, chosen, show, onAssign }: ActionsProps) {
  const { t } = useTranslation()
  const change = useAction(
    async ({ action, items }: { action: BulkAction; items: ListItem[] }) =>
      show(items, await bulkAction(kind, action, items)),
    {
      confirm: async ({ action, items }) =>
        (await import('../booked.ts')).bulkQuestion(t, kind, action, items),
    },
  )
  return (
    <>
      {actions.map(action => (
        <Button
          key={action}
          size="small"
          variant="quiet"
          isPending={change.pending?.action === action}
          onClick={() => change.run({ action, items: chosen })}
        >
          {t(`admin:bulk.${action}`)}
        </Button>
      ))}
      {assignableFields(outlineOf(kind)).length > 0 && (
        <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={() => onAssign(chosen)}>
          {t('admin:assign.open')}
        </Button>
      )}
    </>
  )
}
