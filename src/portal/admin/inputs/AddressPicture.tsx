import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import IconImageOff from '~icons/lucide/image-off'
import { useTranslation } from '../../texts.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './input-props.ts'

const shownAddress = /^(https:\/\/|\/(?![/\\]))/

const frame = 'max-h-50 w-40 rounded-md bg-surface-sunk object-contain'

/** Reads the size from the loaded picture. Pages reserve the space with it. */
function Preview({ path }: { path: string }) {
  const { t } = useTranslation()
  const { setValue, getValues } = useFormContext()
  const src = useWatch({ name: `${path}.src` }) as string
  const [broken, setBroken] = useState<string | null>(null)
  if (!shownAddress.test(src)) return null
  if (broken === src) {
    return (
      <p className={`${frame} grid justify-items-center gap-2 px-4 py-6 text-center text-14 text-ink-soft`}>
        <IconImageOff />
        {t('admin:input.noPreview')}
      </p>
    )
  }
  return (
    <img
      className={frame}
      src={src}
      alt={t('admin:input.preview')}
      onError={() => setBroken(src)}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (naturalWidth < 1 || getValues(`${path}.width`) !== null) return
        setValue(`${path}.width`, naturalWidth)
        setValue(`${path}.height`, naturalHeight)
      }}
    />
  )
}

/** A picture by its address: one of our drawings, or one of another host. */
export function AddressPicture({ path, field, label }: InputProps) {
  const { t } = useTranslation()
  const { register, setValue } = useFormContext()
  const source = register(`${path}.src`, {
    // Another picture has another size.
    onChange: () => {
      setValue(`${path}.width`, null)
      setValue(`${path}.height`, null)
      setValue(`${path}.focal`, undefined)
      setValue(`${path}.color`, undefined)
    },
  })
  return (
    <div className="media-parts">
      <FieldFrame
        path={`${path}.src`}
        label={t('admin:part.src')}
        under={label}
        help={t('admin:input.mediaHint')}
        required={field.required}
      >
        {wiring => (
          <input {...wiring} {...source} className="control" dir="ltr" inputMode="url" autoComplete="off" />
        )}
      </FieldFrame>
      <Preview path={path} />
    </div>
  )
}
