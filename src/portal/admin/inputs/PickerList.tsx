import { useEffect } from 'react'
import IconCheck from '~icons/lucide/check'
import { useTranslation } from '../../texts.ts'

const look =
  'picker-list raised absolute inset-x-0 top-[calc(100%+0.25rem)] z-40 max-h-72 overflow-y-auto p-1.5'

interface ListProps {
  /** The combobox's own id. */
  id: string
  choices: readonly { key: string; title: string; status: string }[]
  keys: readonly string[]
  active: number
  open: boolean
  multiple: boolean
  /** Text of an empty list. */
  none: string
  onPick(key: string): void
}

export const optionId = (id: string, index: number): string => `${id}-option-${index}`

/** The options of a combobox. The focus stays in the combobox; `aria-activedescendant` is the active option. */
export function PickerList({ id, choices, keys, active, open, multiple, none, onPick }: ListProps) {
  const { t } = useTranslation()
  useEffect(() => {
    if (open) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active, open])
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-multiselectable={multiple}
      aria-label={t('admin:input.choose')}
      className={look}
      hidden={!open}
    >
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keyboard
        <div
          key={choice.key}
          id={optionId(id, index)}
          className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-3 py-1.5 leading-[1.3]"
          role="option"
          tabIndex={-1}
          aria-selected={keys.includes(choice.key)}
          data-active={index === active || undefined}
          // Prevents the combobox from losing the focus before the click.
          onPointerDown={event => event.preventDefault()}
          onClick={() => onPick(choice.key)}
        >
          <IconCheck className="picker-check" />
          <span>{choice.title}</span>
          {choice.status !== 'published' && (
            <span className="badge">{t(`admin:status.${choice.status}`)}</span>
          )}
        </div>
      ))}
      {choices.length === 0 && <p className="p-3 text-ink-soft">{none}</p>}
    </div>
  )
}
