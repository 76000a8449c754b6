import { useState } from 'react'
import { type ContentKind, entityOf } from '#entities/kinds.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Panel } from '../../../kit/Panel.tsx'
import { useTranslation } from '../../../texts.ts'
import { pathLabel } from '../../labels.ts'
import { ValueView } from '../list/ValueView.tsx'
import { formFields } from './form-order.ts'
import { inOneLanguage } from './form-values.ts'
import { type Difference, differences, merge, pathOf, proposedSides, type Side } from './merge.ts'
import type { Stale } from './use-item-editor.ts'

interface PanelProps {
  kind: ContentKind
  stale: Stale
  onClose(): void
  onSave(merged: Record<string, unknown>): void
}

/** Resolves an edit conflict: shows both versions by field and lets the editor choose. */
export function StalePanel({ kind, stale, onClose, onSave }: PanelProps) {
  const { t } = useTranslation()
  const found = differences(formFields(kind), stale.base, stale.mine, stale.current.data)
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const sides = { ...proposedSides(found), ...chosen }
  const open = found.filter(one => !sides[pathOf(one)])
  return (
    <Panel
      title={t('admin:stale.title')}
      wide
      onClose={onClose}
      canCancel
      footer={
        <Button
          variant="primary"
          aria-disabled={open.length > 0 || undefined}
          onClick={() => open.length === 0 && onSave(merge(stale.current.data, found, sides))}
        >
          {t('admin:stale.save')}
        </Button>
      }
    >
      <p>{t(found.length > 0 ? 'admin:stale.text' : 'admin:stale.none')}</p>
      {found.map(difference => (
        <Choice
          key={pathOf(difference)}
          kind={kind}
          difference={difference}
          side={sides[pathOf(difference)]}
          onChoose={side => setChosen({ ...chosen, [pathOf(difference)]: side })}
        />
      ))}
    </Panel>
  )
}

const sideLook =
  'grid min-w-0 cursor-pointer content-start gap-1 rounded-md border px-3.5 pt-2 pb-3.5 text-15 wrap-anywhere'
const isChosen = 'border-brand bg-brand-tint text-on-brand-tint [&_.field-hint]:text-inherit'

interface ChoiceProps {
  kind: ContentKind
  difference: Difference
  side: Side | undefined
  onChoose(side: Side): void
}

function Choice({ kind, difference, side, onChoose }: ChoiceProps) {
  const { t } = useTranslation()
  const { name, language, changedBy } = difference
  const field = entityOf(kind).fields[name]
  if (!field) return null
  const by = { mine: 'changedByMine', theirs: 'changedByTheirs', both: 'changedByBoth' }[changedBy]
  return (
    <fieldset className="grid gap-2 border-t border-line py-3.5" data-open={side === undefined || undefined}>
      <legend className="float-start flex w-full items-center gap-3">
        <span className="field-label">{pathLabel(t, kind, pathOf(difference))}</span>
        <span className={`badge ${changedBy === 'both' ? 'badge-warning' : ''}`}>
          {t(`admin:stale.${by}`)}
        </span>
      </legend>
      {side === undefined && <p className="field-hint">{t('admin:stale.choose')}</p>}
      <div className="field-pair">
        {(['mine', 'theirs'] as const).map(one => (
          <label key={one} className={classNames(sideLook, side === one ? isChosen : 'border-line-strong')}>
            <span className="choice">
              <input
                type="radio"
                name={`stale-${pathOf(difference)}`}
                checked={side === one}
                onChange={() => onChoose(one)}
              />
              <strong>{t(`admin:stale.${one}`)}</strong>
            </span>
            <ValueView kind={kind} field={language ? inOneLanguage(field) : field} value={difference[one]} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
