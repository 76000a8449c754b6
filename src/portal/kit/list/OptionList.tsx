import { type ComponentProps, useEffect } from 'react'
import IconCheck from '~icons/lucide/check'
import { useTranslation } from '../../texts.ts'

export interface Choice {
  key: string
  title: string
  /** A second line. */
  below?: string
  /** Of an item; one that is not published has a badge. */
  status?: string
}
interface ListProps extends Pick<ComponentProps<'div'>, 'className' | 'tabIndex'> {
  /** The combobox's own id. */
  id: string
  label?: string
  choices: readonly Choice[]
  keys: readonly string[]
  active: number
  open: boolean
  multiple: boolean
  /** Text of an empty list. */
  none: string
  onPick(key: string): void
}

export const optionId = (id: string, index: number): string => `${id}-option-${index}`

/**
 * The options of a combobox. The focus stays in the combobox, or is in the list if it can have the focus itself;
 * `aria-activedescendant` is the active option.
 */
export function OptionList({
  id,
  label,
  choices,
  keys,
  active,
  open,
  multiple,
  none,
  onPick,
  tabIndex = -1,
  className,
}: ListProps) {
  const { t } = useTranslation()
  useEffect(() => {
    if (open) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active, open])
  return (
    <div hidden={!open} className={className}>
      <div
        id={`${id}-list`}
        role="listbox"
        tabIndex={tabIndex}
        aria-multiselectable={multiple}
        aria-activedescendant={tabIndex === 0 && choices[active] ? optionId(id, active) : undefined}
        aria-label={label ?? t('admin:input.choose')}
      >
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox or the list has the keyboard
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
            <span className="grid min-w-0 wrap-anywhere">
              {/* Inline: as a grid item it would be aligned by its own direction. */}
              <span>
                <bdi>{choice.title}</bdi>
              </span>
              {choice.below && <small className="text-13 text-ink-soft">{choice.below}</small>}
            </span>
            {choice.status && choice.status !== 'published' && (
              <span className="badge">{t(`admin:status.${choice.status}`)}</span>
            )}
          </div>
        ))}
      </div>
      {/* Beside the list, which may contain options only. */}
      {choices.length === 0 && (
        <p className="p-3 text-ink-soft" role="status">
          {none}
        </p>
      )}
    </div>
  )
}
