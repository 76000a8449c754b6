import type { ReactNode } from 'react'
import { FieldMessage, type Wiring } from '#ui/fields/Field.tsx'
import { useTranslation } from '../../texts.ts'
import { inputId, useProblem } from './form-context.ts'
import type { InputProps } from './input-props.ts'

type FrameProps = Pick<InputProps, 'path' | 'label' | 'under' | 'help'> & {
  required?: boolean | undefined
  isPrivate?: boolean | undefined
  /** The label names a group of elements, not one. */
  asGroup?: boolean
  aside?: ReactNode
  children: (wiring: Omit<Wiring, 'disabled' | 'name'>) => ReactNode
}

/** Label, help and problem of one input, wired to it. */
export function FieldFrame({
  path,
  label,
  under,
  help,
  required,
  isPrivate,
  asGroup,
  aside,
  children,
}: FrameProps) {
  const { t } = useTranslation()
  const problem = useProblem(path)
  const id = inputId(path)
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const words = <LabelWords {...{ label, under, required }} />
  return (
    <div className="field" data-problem={problem ? true : undefined}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {asGroup ? (
          <span className="field-label" id={`${id}-label`}>
            {words}
          </span>
        ) : (
          <label className="field-label" htmlFor={id}>
            {words}
          </label>
        )}
        {isPrivate && <span className="badge">{t('admin:form.private')}</span>}
        {aside}
      </div>
      {help && (
        <p className="field-hint" id={`${id}-help`}>
          {help}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': problem ? true : undefined,
        'aria-required': required || undefined,
      })}
      <FieldMessage id={`${id}-problem`}>{problem}</FieldMessage>
    </div>
  )
}

interface WordsProps {
  label: ReactNode
  /** For screen readers: the field or row that it is a part of. */
  under?: string | undefined
  required?: boolean | undefined
}

/** The words of a label: what it is a part of, its name, and that it is required. */
export function LabelWords({ label, under, required }: WordsProps) {
  const { t } = useTranslation()
  return (
    <>
      {under && <span className="sr-only">{under}, </span>}
      {label}
      {required && <span className="field-optional"> ({t('admin:form.required')})</span>}
    </>
  )
}
