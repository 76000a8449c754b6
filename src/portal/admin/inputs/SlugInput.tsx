import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Localized, localizedText } from '#entities/localized.ts'
import { Button } from '#ui/Button.tsx'
import { useTranslation } from '../../texts.ts'
import { outlineOf } from '../kinds.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useItemForm } from './form-context.ts'
import type { InputProps } from './input-props.ts'
import { proposeSlug } from './propose-slug.ts'

function words(value: unknown): string {
  if (typeof value === 'string') return value
  const { en, id } = (value ?? {}) as Localized
  return localizedText({ en: en || undefined, id: id || undefined } as Localized, 'en')
}

/**
 * The address of a new item is derived from its name until it is edited. The address of a published page is locked until
 * the editor unlocks it; a change then creates a redirect from the old address.
 */
export function SlugInput({ path, field, label, help }: InputProps) {
  const { t } = useTranslation()
  const { isNew, keyFixed, kind } = useItemForm()
  const [moving, setMoving] = useState(false)
  const fixed = keyFixed && !moving
  const { register, setValue, getValues } = useFormContext()
  const source = words(useWatch({ name: field.from ?? path }))
  // A number that the next new item does not have, for names without letters.
  const [number] = useState(() => Math.round(Date.now() / 1000) % 10_000_000)
  const proposed = useRef('')
  useEffect(() => {
    if (!isNew || !field.from) return
    let current = true
    const propose = async () => {
      const next = await proposeSlug(source, `${kind}-${number}`)
      const value = getValues(path) ?? ''
      // Another letter was typed meanwhile, or the editor has written an address.
      if (!current || (value !== proposed.current && value !== next)) return
      proposed.current = next
      setValue(path, next, { shouldDirty: source !== '' })
    }
    propose()
    return () => {
      current = false
    }
  }, [source, isNew, field.from, path, kind, number, setValue, getValues])
  const isMovable = keyFixed && outlineOf(kind).page
  const hint = t(isMovable ? 'office:slug.moving' : keyFixed ? 'admin:form.slugKeep' : 'admin:form.slugHint')
  const move = fixed && isMovable && (
    <Button variant="ghost" size="small" onClick={() => setMoving(true)}>
      {t('office:slug.move')}
    </Button>
  )
  return (
    <FieldFrame path={path} label={label} help={keyFixed ? hint : (help ?? hint)} aside={move} required>
      {wiring => (
        <input
          {...wiring}
          {...register(path)}
          className="control font-mono"
          dir="ltr"
          readOnly={fixed}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </FieldFrame>
  )
}
