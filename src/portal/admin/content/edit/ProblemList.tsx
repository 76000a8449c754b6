import { useEffect, useRef } from 'react'
import type { ContentKind } from '#entities/kinds.ts'
import IconAlert from '~icons/lucide/circle-alert'
import { useTranslation } from '../../../texts.ts'
import { inputId } from '../../inputs/form-context.ts'
import { pathLabel } from '../../labels.ts'
import type { Problem } from './form-problems.ts'

interface ListProps {
  kind: ContentKind
  problems: readonly Problem[]
  /** Number of save attempts: the list takes the focus once for each. */
  attempt: number
}

/** The input of a path, or the nearest thing around it that can be focused. */
export function focusInput(path: string) {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const input = document.getElementById(inputId(parts.slice(0, length).join('.')))
    if (!input) continue
    input.focus()
    input.scrollIntoView({ block: 'center' })
    return
  }
}

export function ProblemList({ kind, problems, attempt }: ListProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const any = problems.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt, not for each corrected problem
  useEffect(() => {
    if (attempt > 0 && any) {
      box.current?.focus()
      box.current?.scrollIntoView({ block: 'center' })
    }
  }, [attempt])
  if (!any) return null
  return (
    <div ref={box} className="notice notice-error" role="alert" tabIndex={-1}>
      <p className="notice-title">
        <IconAlert />
        {t('admin:form.problems')}
      </p>
      <ul className="grid list-disc gap-1 ps-5">
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {path ? (
              <a
                className="underline"
                href={`#${inputId(path)}`}
                onClick={event => {
                  event.preventDefault()
                  focusInput(path)
                }}
              >
                {pathLabel(t, kind, path)}: {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
