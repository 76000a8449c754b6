import type { ReactNode, Ref } from 'react'
import { Button, ComboBox, Group, Input, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components'
import IconCheck from '~icons/lucide/check'
import IconChevron from '~icons/lucide/chevron-down'
import { Field, type FieldProps } from './Field.tsx'

export interface Item {
  id: string
  label: string
  description?: string
}

type ComboBoxFieldProps = FieldProps & {
  items: readonly Item[]
  /** the id of what is chosen */
  value?: string | null
  onChange?: (value: string | null) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  placeholder?: string
  /** shown while nothing fits, e.g. 'No doctor by that name' */
  emptyText: ReactNode
  openLabel: string
  /** for lists that the server filters: what is typed, and its listener */
  search?: string
  onSearch?: (text: string) => void
}

/** One of many, found by typing. */
export function ComboBoxField({
  items,
  value,
  onChange,
  onBlur,
  ref,
  placeholder,
  emptyText,
  openLabel,
  search,
  onSearch,
  ...field
}: ComboBoxFieldProps) {
  return (
    <Field {...field}>
      {wiring => (
        <ComboBox<Item>
          id={wiring.id}
          aria-describedby={wiring['aria-describedby']}
          aria-label={typeof field.label === 'string' ? field.label : field.name}
          {...(onSearch
            ? { items, inputValue: search ?? '', onInputChange: onSearch }
            : { defaultItems: items })}
          selectedKey={value ?? null}
          onSelectionChange={key => onChange?.(key === null ? null : String(key))}
          onBlur={onBlur}
          isInvalid={wiring['aria-invalid']}
          isDisabled={field.isDisabled}
          isRequired={field.isRequired}
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
      )}
    </Field>
  )
}

export function Options({ emptyText }: { emptyText: ReactNode }) {
  return (
    <ListBox<Item> className="listbox" renderEmptyState={() => <p className="field-hint p-3">{emptyText}</p>}>
      {item => (
        <ListBoxItem id={item.id} textValue={item.label} className="option">
          {({ isSelected }) => (
            <>
              <span className="grid min-w-0">
                <Text slot="label">{item.label}</Text>
                {item.description && (
                  <Text slot="description" className="field-hint">
                    {item.description}
                  </Text>
                )}
              </span>
              {isSelected && <IconCheck />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  )
}
