import { useId } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from '../../texts.ts'
import { optionLabel } from '../labels.ts'
import { GroupFrame } from './GroupFrame.tsx'
import type { InputProps } from './input-props.ts'

/** Chooses one of our own icons. Without one, pages choose an icon by the words of the text. */
export function IconInput({ path, field, label, under, help }: InputProps) {
  const { t } = useTranslation()
  const group = useId()
  const { value, onChange, onBlur } = useController({ name: path }).field
  const options = field.options ?? []
  // An unknown icon of an import or an earlier version stays until another one is chosen.
  const unknown = value && !options.includes(value) ? [value as string] : []
  return (
    <GroupFrame {...{ path, label, under, help }} className="grid-cols-1">
      <div className="icon-choices">
        {['', ...unknown, ...options].map(name => (
          <label key={name} className="icon-choice">
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={(value || '') === name}
              onChange={() => onChange(name)}
              onBlur={onBlur}
            />
            {options.includes(name) ? (
              <img
                className="size-14 object-contain"
                src={`${field.drawings}${name}.svg`}
                alt=""
                width={56}
                height={56}
                loading="lazy"
              />
            ) : (
              <span
                aria-hidden="true"
                className="size-14 rounded-full border-2 border-dashed border-line-control"
              />
            )}
            <span>
              {name === ''
                ? t('admin:input.notChosen')
                : options.includes(name)
                  ? optionLabel(t, name)
                  : name}
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}
