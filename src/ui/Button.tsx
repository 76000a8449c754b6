import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'brand' | 'quiet' | 'tint' | 'ghost' | 'danger' | 'quiet-danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface Style {
  /** primary: the main action of the screen. brand is the default. quiet-danger opens what takes something away. */
  variant?: ButtonVariant
  size?: ButtonSize
  /** square, for an icon alone; give it an aria-label */
  iconOnly?: boolean
}

export const buttonClass = ({ variant = 'brand', size = 'medium', iconOnly }: Style = {}, more?: string) =>
  classNames(
    'button',
    variant !== 'brand' && `button-${variant}`,
    size !== 'medium' && `button-${size}`,
    iconOnly && 'button-icon',
    more,
  )

type ButtonProps = Style & {
  icon?: ReactNode
  /** shows a spinner and ignores presses; the button keeps its focus */
  isPending?: boolean
  isDisabled?: boolean
  /** Runs on a press. While it runs, the button is pending. */
  action?: { isPending: boolean; run(): unknown }
} & ComponentProps<'button'>

export function Button({
  variant,
  size,
  iconOnly,
  icon,
  action,
  isPending = action?.isPending,
  isDisabled,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, iconOnly }, className)}
      disabled={isDisabled ?? rest.disabled}
      aria-disabled={isPending || rest['aria-disabled']}
      aria-busy={isPending || undefined}
      data-pending={isPending || undefined}
      onClick={event => {
        // A pending submit button must not submit again.
        if (isPending) event.preventDefault()
        else if (action) void action.run()
        else onClick?.(event)
      }}
    >
      {isPending ? <span className="spinner" /> : icon}
      {children}
    </button>
  )
}

/** A square button that shows only an icon; the label is its name for screen readers. */
export const IconButton = ({
  label,
  ...rest
}: { label: string } & Omit<ButtonProps, 'iconOnly' | 'aria-label'>) => (
  <Button variant="ghost" iconOnly aria-label={label} {...rest} />
)
