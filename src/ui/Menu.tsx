import type { ReactNode } from 'react'
import { Button, Menu as List, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components'
import { AriaLanguage } from './AriaLanguage.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass } from './Button.tsx'
import { classNames } from './class-names.ts'
import { LAYER } from './component-constants.ts'

export type MenuEntry =
  | {
      id: string
      label: ReactNode
      icon?: ReactNode
      onSelect: () => void
      isDisabled?: boolean
      tone?: 'danger'
    }
  | { id: string; separator: true }

interface MenuProps {
  /** the content of the button */
  children: ReactNode
  /** needed if the button has only an icon */
  label?: string
  entries: readonly MenuEntry[]
  variant?: ButtonVariant
  size?: ButtonSize
  iconOnly?: boolean
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
  /** Shown above the entries, e.g. the name of the signed-in person. */
  header?: ReactNode
}

export function Menu({
  children,
  label,
  entries,
  variant = 'quiet',
  size = 'small',
  iconOnly,
  placement = 'bottom end',
  header,
}: MenuProps) {
  return (
    <AriaLanguage>
      <MenuTrigger>
        <Button className={buttonClass({ variant, size, iconOnly })} aria-label={label}>
          {children}
        </Button>
        <Popover className="popover" style={{ zIndex: LAYER.menu }} placement={placement} offset={6}>
          {header && <div className="menu-header">{header}</div>}
          <List className="menu">
            {entries.map(entry =>
              'separator' in entry ? (
                <Separator key={entry.id} className="menu-separator" />
              ) : (
                <MenuItem
                  key={entry.id}
                  id={entry.id}
                  textValue={typeof entry.label === 'string' ? entry.label : entry.id}
                  isDisabled={entry.isDisabled}
                  onAction={entry.onSelect}
                  className={classNames('option', entry.tone && 'option-danger')}
                >
                  {entry.icon}
                  <span>{entry.label}</span>
                </MenuItem>
              ),
            )}
          </List>
        </Popover>
      </MenuTrigger>
    </AriaLanguage>
  )
}
