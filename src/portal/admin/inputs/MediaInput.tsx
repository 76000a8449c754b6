import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { contentLanguages } from '#entities/localized.ts'
import IconImageOff from '~icons/lucide/image-off'
import { useSay } from '../say.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { inputId } from './form-context.ts'
import type { InputProps } from './input-props.ts'

const shownAddress = /^(https:\/\/|\/(?![/\\]))/

/** The picture itself tells its size, so that its place on a page is reserved before it comes. */
function Preview({ path, alt }: { path: string; alt: string }) {
  const say = useSay()
  const { setValue, getValues } = useFormContext()
  const src = useWatch({ name: `${path}.src` }) as string
  const [broken, setBroken] = useState<string | null>(null)
  if (!shownAddress.test(src)) return null
  if (broken === src) {
    return (
      <p className="media-preview media-broken">
        <IconImageOff />
        {say('admin:input.noPreview')}
      </p>
    )
  }
  return (
    <img
      className="media-preview"
      src={src}
      alt={alt || say('admin:input.preview')}
      onError={() => setBroken(src)}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (naturalWidth < 1 || getValues(`${path}.width`) !== null) return
        setValue(`${path}.width`, naturalWidth)
        setValue(`${path}.height`, naturalHeight)
      }}
    />
  )
}

/** A picture by its address; uploading comes with the media library. */
export function MediaInput({ path, field, label, under, help }: InputProps) {
  const say = useSay()
  const { register, setValue } = useFormContext()
  const alt = useWatch({ name: `${path}.alt` }) as { en: string; id: string }
  const source = register(`${path}.src`, {
    // Another picture has another size.
    onChange: () => {
      setValue(`${path}.width`, null)
      setValue(`${path}.height`, null)
    },
  })
  return (
    <fieldset className="field media" id={inputId(path)} tabIndex={-1}>
      <legend className="field-label">
        {under && <span className="sr-only">{under}, </span>}
        {label}
      </legend>
      {help && <p className="field-hint">{help}</p>}
      <div className="media-parts">
        <div className="grid gap-3">
          <FieldFrame
            path={`${path}.src`}
            label={say('admin:part.src')}
            under={label}
            help={say('admin:input.mediaHint')}
            required={field.required}
          >
            {wiring => (
              <input
                {...wiring}
                {...source}
                className="control"
                dir="ltr"
                inputMode="url"
                autoComplete="off"
              />
            )}
          </FieldFrame>
          <div className="field-pair">
            {contentLanguages.map(language => (
              <FieldFrame
                key={language}
                path={`${path}.alt.${language}`}
                label={`${say('admin:part.alt')} (${say(`admin:language.${language}`)})`}
                under={label}
              >
                {wiring => (
                  <input
                    {...wiring}
                    {...register(`${path}.alt.${language}`)}
                    className="control"
                    lang={language}
                  />
                )}
              </FieldFrame>
            ))}
          </div>
        </div>
        <Preview path={path} alt={alt?.en || alt?.id || ''} />
      </div>
    </fieldset>
  )
}
