import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Localized, say as sayValue } from '#entities/localized.ts'
import { toSlug } from '#entities/slug.ts'
import { useSay } from '../say.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useItemForm } from './form-context.ts'
import type { InputProps } from './input-props.ts'

function words(value: unknown): string {
  if (typeof value === 'string') return value
  const { en, id } = (value ?? {}) as Localized
  return sayValue({ en: en || undefined, id: id || undefined } as Localized, 'en')
}

/** A new item's address follows its name until somebody writes it himself. */
export function SlugInput({ path, field, label, help }: InputProps) {
  const say = useSay()
  const { isNew, keyFixed } = useItemForm()
  const { register, setValue, getValues } = useFormContext()
  const source = words(useWatch({ name: field.from ?? path }))
  const before = useRef(source)
  useEffect(() => {
    const followed = getValues(path) === toSlug(before.current)
    before.current = source
    if (isNew && field.from && followed) setValue(path, toSlug(source), { shouldDirty: source !== '' })
  }, [source, isNew, field.from, path, setValue, getValues])
  const hint = keyFixed ? say('admin:form.slugKeep') : (help ?? say('admin:form.slugHint'))
  return (
    <FieldFrame path={path} label={label} help={hint} required>
      {wiring => (
        <input
          {...wiring}
          {...register(path)}
          className="control font-mono"
          dir="ltr"
          readOnly={keyFixed}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </FieldFrame>
  )
}
