import { type ReactNode, type Ref, useState } from 'react'
import { Button, ComboBox, Group, Input, Popover } from 'react-aria-components'
import IconChevron from '~icons/lucide/chevron-down'
import IconX from '~icons/lucide/x'
import { type Item, Options } from './ComboBoxField.tsx'
import { Field, type FieldProps } from './Field.tsx'

type MultiSelectFieldProps = FieldProps & {
  items: readonly Item[]
  value?: readonly string[] | null
  onChange?: (value: string[]) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  placeholder?: string
  emptyText: ReactNode
  openLabel: string
  /** e.g. label => `Remove ${label}` */
  removeLabel: (label: string) => string
  /** tells what was typed, for lists that the server filters; then `items` are its answer plus what is chosen */
  onSearch?: (text: string) => void
}

/** Several of many: what is chosen stands as tags in its order, the box finds the next. */
export function MultiSelectField({
  items,
  value,
  onChange,
  onBlur,
  ref,
  placeholder,
  emptyText,
  openLabel,
  removeLabel,
  onSearch,
  ...field
}: MultiSelectFieldProps) {
  const [text, setText] = useState('')
  const chosen = value ?? []
  const labelOf = (id: string) => items.find(item => item.id === id)?.label ?? id
  const wanted = text.trim().toLocaleLowerCase()
  const left = items.filter(
    item =>
      !chosen.includes(item.id) && (onSearch || !wanted || item.label.toLocaleLowerCase().includes(wanted)),
  )
  const type = (next: string) => {
    setText(next)
    onSearch?.(next)
  }
  return (
    <Field {...field}>
      {wiring => (
        <div className="grid gap-2">
          {chosen.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {chosen.map(id => (
                <li key={id} className="tag">
                  {labelOf(id)}
                  <button
                    type="button"
                    className="tag-remove"
                    aria-label={removeLabel(labelOf(id))}
                    disabled={field.isDisabled}
                    onClick={() => onChange?.(chosen.filter(other => other !== id))}
                  >
                    <IconX />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <ComboBox<Item>
            id={wiring.id}
            aria-describedby={wiring['aria-describedby']}
            aria-label={typeof field.label === 'string' ? field.label : field.name}
            items={left}
            inputValue={text}
            onInputChange={type}
            selectedKey={null}
            onSelectionChange={key => {
              if (key === null) return
              onChange?.([...chosen, String(key)])
              type('')
            }}
            onBlur={onBlur}
            isInvalid={wiring['aria-invalid']}
            isDisabled={field.isDisabled}
            menuTrigger="focus"
            allowsEmptyCollection
          >
            <Group className="control control-frame">
              <Input ref={ref} className="control-inner" placeholder={placeholder} />
              <Button className="control-button" aria-label={openLabel}>
                <IconChevron />
              </Button>
            </Group>
            <Popover className="popover popover-field" offset={4}>
              <Options emptyText={emptyText} />
            </Popover>
          </ComboBox>
        </div>
      )}
    </Field>
  )
}
