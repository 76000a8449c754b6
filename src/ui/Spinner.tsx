import { classNames } from './class-names.ts'

/** A loading indicator. With a label, screen readers announce it once. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span className={classNames('spinner', className)} role={label ? 'status' : undefined}>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
