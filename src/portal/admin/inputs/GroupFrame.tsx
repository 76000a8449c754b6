import type { ReactNode, Ref } from 'react'
import { FieldMessage } from '#ui/fields/Field.tsx'
import { useTranslation } from '../../texts.ts'
import { LabelWords } from './FieldFrame.tsx'
import { inputId, useProblem } from './form-context.ts'
import type { InputProps } from './input-props.ts'

type FrameProps = Pick<InputProps, 'path' | 'label' | 'under' | 'help'> & {
  className?: string
  required?: boolean | undefined
  isPrivate?: boolean | undefined
  /** Its inputs show the problems. */
  hideProblem?: boolean
  ref?: Ref<HTMLFieldSetElement>
  children: ReactNode
}

/** Label, help and problem of several inputs. It can be focused, if the problem is of none of them. */
export function GroupFrame({
  path,
  label,
  under,
  help,
  className,
  required,
  isPrivate,
  hideProblem,
  ref,
  children,
}: FrameProps) {
  const { t } = useTranslation()
  const found = useProblem(path)
  const problem = hideProblem ? undefined : found
  const id = inputId(path)
  return (
    <fieldset
      ref={ref}
      className={`field ${className ?? ''}`}
      id={id}
      tabIndex={-1}
      aria-describedby={problem && `${id}-problem`}
      data-problem={problem ? true : undefined}
    >
      <legend className="field-label">
        <LabelWords {...{ label, under, required }} />
        {isPrivate && <span className="badge">{t('admin:form.private')}</span>}
      </legend>
      {help && <p className="field-hint">{help}</p>}
      {children}
      <FieldMessage id={`${id}-problem`}>{problem}</FieldMessage>
    </fieldset>
  )
}
