import { type ReactNode, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button, IconButton } from '#ui/Button.tsx'
import IconDown from '~icons/lucide/arrow-down'
import IconUp from '~icons/lucide/arrow-up'
import IconPlus from '~icons/lucide/plus'
import IconTrash from '~icons/lucide/trash-2'
import { useTranslation } from '../../texts.ts'
import { newRow, OWN } from '../content/edit/form-values.ts'
import { FieldInput } from './FieldInput.tsx'
import { GroupFrame } from './GroupFrame.tsx'
import { GroupFields } from './GroupInput.tsx'
import type { InputProps } from './input-props.ts'

const rowLook =
  'list-row flex items-start gap-2 rounded-md bg-surface-sunk p-3.5 max-md:flex-col max-md:items-stretch'

/** Rows of a field or of a small form. Changes are announced to screen readers, and the focus follows a moved row. */
export function ListInput({ path, field, label, under, help }: InputProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLFieldSetElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const { fields: rows, append, remove, move } = useFieldArray({ name: path })
  const focusIn = (selector: string) =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(selector)?.focus())
  const rowSelector = (index: number) => `:scope > ol > li:nth-child(${index + 1})`
  const addRow = () => {
    append(newRow(field), { shouldFocus: false })
    setAnnouncement(t('admin:input.rowAdded', { number: rows.length + 1 }))
    focusIn(`${rowSelector(rows.length)} :is(input, textarea, select, [contenteditable])`)
  }
  const removeRow = (index: number) => {
    remove(index)
    setAnnouncement(t('admin:input.rowRemoved', { number: index + 1 }))
    focusIn(':scope > .list-add')
  }
  const moveRow = (from: number, to: number) => {
    move(from, to)
    setAnnouncement(t('admin:input.rowMoved', { from: from + 1, to: to + 1 }))
    focusIn(`${rowSelector(to)} [data-move="${to > from ? 'down' : 'up'}"]`)
  }
  const single = field.item
  // aria-disabled instead of disabled, so that the button keeps the focus at the end of the list.
  const tool = (name: string, icon: ReactNode, act: () => void, off = false, move?: 'up' | 'down') => (
    <IconButton
      size="small"
      label={name}
      title={name}
      icon={icon}
      data-move={move}
      aria-disabled={off || undefined}
      onClick={() => !off && act()}
    />
  )
  return (
    <GroupFrame {...{ path, label, under, help }} className="list" ref={box}>
      {rows.length === 0 && <p className="field-hint">{t('admin:input.noRows')}</p>}
      <ol className="grid gap-3">
        {rows.map((row, index) => {
          const number = index + 1
          const rowName = t('admin:input.row', { number })
          const toUp = () => moveRow(index, index - 1)
          const toDown = () => moveRow(index, index + 1)
          const isLast = number === rows.length
          return (
            <li key={row.id} className={rowLook} data-single={single ? true : undefined}>
              <div className="list-fields">
                {single ? (
                  <FieldInput path={`${path}.${index}.${OWN}`} field={single} label={rowName} under={label} />
                ) : (
                  <GroupFields
                    path={`${path}.${index}`}
                    fields={field.fields ?? {}}
                    under={`${label}, ${rowName}`}
                  />
                )}
              </div>
              <div className="list-tools">
                {tool(t('admin:input.moveUp', { number }), <IconUp />, toUp, index === 0, 'up')}
                {tool(t('admin:input.moveDown', { number }), <IconDown />, toDown, isLast, 'down')}
                {tool(t('admin:input.removeRow', { number }), <IconTrash />, () => removeRow(index))}
              </div>
            </li>
          )
        })}
      </ol>
      <Button variant="quiet" size="small" className="justify-self-start" onClick={addRow}>
        <IconPlus />
        {t('admin:input.addRow')}
        <span className="sr-only">: {label}</span>
      </Button>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </GroupFrame>
  )
}
