import { Notice } from '#ui/Notice.tsx'

/** The error of an action, in the place where it was started. */
export function Failure({ of }: { of: { failure: readonly string[] } }) {
  if (of.failure.length === 0) return null
  return (
    <Notice tone="error" role="alert">
      {of.failure.map(line => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  )
}
