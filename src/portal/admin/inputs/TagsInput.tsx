import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from '../../texts.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './input-props.ts'
import { Tag } from './Tag.tsx'
import { addTags } from './tags.ts'

/** Tags. Text that was typed and not confirmed becomes a tag when the field loses the focus. */
export function TagsInput({ path, field, label, under, help }: InputProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const { field: bound } = useController({ name: path })
  const tags = bound.value as string[]
  const add = (text: string) => {
    bound.onChange(addTags(tags, text))
    setTyped('')
  }
  const remove = (tag: string) => {
    bound.onChange(tags.filter(one => one !== tag))
    input.current?.focus()
  }
  const hint = [help, t('admin:input.tagHint')].filter(Boolean).join(' ')
  return (
    <FieldFrame {...{ path, label, under }} help={hint} required={field.required} isPrivate={field.private}>
      {wiring => (
        <div className="control tags">
          {tags.map(tag => (
            <Tag key={tag} name={tag} onRemove={() => remove(tag)} />
          ))}
          <input
            {...wiring}
            ref={input}
            value={typed}
            autoComplete="off"
            onChange={event => setTyped(event.target.value)}
            onBlur={() => {
              if (typed.trim()) add(typed)
              bound.onBlur()
            }}
            onPaste={event => {
              const pasted = event.clipboardData.getData('text')
              if (!/[\n;]/.test(pasted)) return
              event.preventDefault()
              add(pasted)
            }}
            onKeyDown={event => {
              if (event.nativeEvent.isComposing) return
              if (event.key === 'Enter') {
                event.preventDefault()
                if (typed.trim()) add(typed)
              } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
                bound.onChange(tags.slice(0, -1))
              }
            }}
          />
        </div>
      )}
    </FieldFrame>
  )
}
