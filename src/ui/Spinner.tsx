import { classNames } from './class-names.ts'

/** Something is on its way. With a label it is said once to readers of screens. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span className={classNames('spinner', className)} role={label ? 'status' : undefined}>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
