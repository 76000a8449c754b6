import { classNames } from './class-names.ts'

/** A placeholder until the content is loaded: `lines` of text, or one box with the given class. */
export function Skeleton({ lines = 1, className }: { lines?: number; className?: string }) {
  const keys = Array.from({ length: lines }, (_, index) => `line ${index + 1}`)
  return (
    <span className="grid gap-2" aria-hidden="true">
      {keys.map((key, index) => (
        <span
          key={key}
          className={classNames('skeleton', index > 0 && index === lines - 1 && 'w-2/3', className)}
        />
      ))}
    </span>
  )
}
