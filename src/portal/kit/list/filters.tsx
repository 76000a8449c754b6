import type { ReactNode } from 'react'

export interface FilterProps {
  label: string
  value: string
  onChange(value: string): void
}
interface SelectProps extends FilterProps {
  options?: readonly (readonly [value: string, label: string])[]
  /** Options in groups, instead of `options`. */
  children?: ReactNode
  /** Text of the option '' in front of the others. */
  any?: string
  /** The label is for screen readers only. */
  hideLabel?: boolean
}

/** A select that filters a list. */
export function FilterSelect({
  label,
  value,
  options = [],
  children,
  any,
  hideLabel,
  onChange,
}: SelectProps) {
  const select = (className: string, name?: string) => (
    <select
      className={className}
      aria-label={name}
      value={value}
      onChange={event => onChange(event.target.value)}
    >
      {any !== undefined && <option value="">{any}</option>}
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
      {children}
    </select>
  )
  if (hideLabel) return select('control filter-choice', label)
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select is inside of it
    <label className="filter">
      <span>{label}</span>
      {select('control')}
    </label>
  )
}

/** The number of results, announced to screen readers when it changes. */
export const FilterTotal = ({ children }: { children: ReactNode }) => (
  <p className="ms-auto py-3 text-15 text-ink-soft tabular-nums max-md:flex-none" role="status">
    {children}
  </p>
)
