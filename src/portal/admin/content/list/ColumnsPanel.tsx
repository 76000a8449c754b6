import type { ContentKind } from '#entities/kinds.ts'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { Fieldset } from '#ui/fields/Fieldset.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { useTranslation } from '../../../texts.ts'
import { outlineOf } from '../../kinds.ts'
import { fieldLabel } from '../../labels.ts'
import { possibleColumns } from './columns.ts'

interface PanelProps {
  kind: ContentKind
  columns: string[]
  onColumns(columns: string[]): void
  onClose(): void
}

/** Chooses the columns beside the title. They are stored in the address, so that a link shows the same list. */
export function ColumnsPanel({ kind, columns, onColumns, onClose }: PanelProps) {
  const { t } = useTranslation()
  const possible = possibleColumns(outlineOf(kind))
  return (
    <Panel title={t('admin:list.columns')} onClose={onClose}>
      <Fieldset label={t('admin:list.columnsText')} className="gap-2">
        {possible.map(name => (
          <Checkbox
            key={name}
            value={columns.includes(name)}
            // In the order of the definition, not of the clicks.
            onChange={on => onColumns(possible.filter(one => (one === name ? on : columns.includes(one))))}
          >
            {fieldLabel(t, kind, name)}
          </Checkbox>
        ))}
      </Fieldset>
    </Panel>
  )
}
