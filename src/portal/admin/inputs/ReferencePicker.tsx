import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ContentKind } from '#entities/kinds.ts'
import type { Wiring } from '#ui/fields/Field.tsx'
import { OptionList, optionId } from '../../kit/list/OptionList.tsx'
import { optionAfter } from '../../kit/list/option-keys.ts'
import { useDebounced } from '../../kit/use-debounced.ts'
import { useTranslation } from '../../texts.ts'
import { choicesOptions, useTitles, whyNone } from '../content/titles.ts'
import { Tag } from './Tag.tsx'

interface PickerProps extends Partial<Wiring> {
  id: string
  kind: ContentKind
  keys: readonly string[]
  /** At most one item: a newly picked one replaces the one before. */
  single?: boolean
  onChange(keys: string[]): void
  onBlur?(): void
}

/** A combobox over the items of a kind, searched on the server. Picked items are shown as removable tags. */
export function ReferencePicker({ id, kind, keys, single, onChange, onBlur, ...wiring }: PickerProps) {
  const { t, language } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const search = useDebounced(typed.trim())
  const choices = useQuery({ ...choicesOptions(kind, search, language), enabled: open })
  const titles = useTitles(kind, keys)
  const known = new Map([
    ...(choices.data ?? []).map(one => [one.key, one.title] as const),
    ...(titles.data ?? []),
  ])
  const found = choices.data ?? []
  const show = () => {
    setOpen(true)
    setActive(0)
  }
  const close = () => {
    setOpen(false)
    setTyped('')
  }
  const toggle = (key: string) => {
    if (keys.includes(key)) onChange(keys.filter(one => one !== key))
    else onChange(single ? [key] : [...keys, key])
    setTyped('')
    if (single) close()
    input.current?.focus()
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = optionAfter(event.key, active, found.length)
    if (next !== undefined) {
      event.preventDefault()
      if (!open) return show()
      setActive(next)
    } else if (event.key === 'Enter') {
      // Enter must not submit the form.
      event.preventDefault()
      const picked = found[active]
      if (open && picked) toggle(picked.key)
      else show()
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Backspace' && typed === '' && keys.length > 0) {
      onChange(keys.slice(0, -1))
    }
  }
  return (
    <div className="picker" data-single={single || undefined}>
      <div className="control tags" data-invalid={wiring['aria-invalid']}>
        {keys.map(key => {
          const gone = titles.isSuccess && !titles.isPlaceholderData && !known.has(key)
          return <Tag key={key} name={known.get(key) ?? key} isGone={gone} onRemove={() => toggle(key)} />
        })}
        <input
          {...wiring}
          id={id}
          ref={input}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && found[active] ? optionId(id, active) : undefined}
          autoComplete="off"
          placeholder={keys.length === 0 ? t('admin:input.searchIn') : undefined}
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            show()
          }}
          onClick={show}
          onBlur={() => {
            close()
            onBlur?.()
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <OptionList
        className="picker-list raised absolute inset-x-0 top-[calc(100%+0.25rem)] z-40 max-h-72 overflow-y-auto p-1.5"
        id={id}
        choices={found}
        keys={keys}
        active={active}
        open={open}
        multiple={!single}
        none={t(whyNone(choices))}
        onPick={toggle}
      />
    </div>
  )
}
