import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { contentLanguages } from '#entities/localized.ts'
import { readMediaAddress } from '#entities/media/media-address.ts'
import type { MediaFile } from '#entities/media/media-file.ts'
import { Button } from '#ui/Button.tsx'
import { FieldMessage } from '#ui/fields/Field.tsx'
import IconImages from '~icons/lucide/images'
import { Later } from '../../kit/Later.tsx'
import { useTranslation } from '../../texts.ts'
import { DropArea } from '../media/DropArea.tsx'
import { FocalPoint, middle, type Point } from '../media/FocalPoint.tsx'
import { UploadButton } from '../media/UploadButton.tsx'
import { AddressPicture } from './AddressPicture.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { inputId, useProblem } from './form-context.ts'
import { GroupFrame } from './GroupFrame.tsx'
import type { InputProps } from './input-props.ts'

const picker = () => import('../media/PickerPanel.tsx').then(module => module.PickerPanel)

const noPicture =
  'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-dashed border-line-control p-4'

/** A picture of the library, which can be uploaded here, or one at an address. */
export function MediaInput({ path, field, label, under, help }: InputProps) {
  const { t } = useTranslation()
  const { register, setValue, getValues } = useFormContext()
  const src = (useWatch({ name: `${path}.src` }) as string) ?? ''
  const focal = (useWatch({ name: `${path}.focal` }) as Point | undefined) ?? middle
  const [picking, setPicking] = useState<File[] | true | null>(null)
  const [byAddress, setByAddress] = useState(false)
  const problem = useProblem(`${path}.src`)
  const ofLibrary = readMediaAddress(src) !== null
  const external = !ofLibrary && (src !== '' || byAddress)
  const set = (parts: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(parts))
      setValue(`${path}.${name}`, value, { shouldDirty: true, shouldTouch: true })
  }

  function take(file: MediaFile) {
    setPicking(null)
    setByAddress(false)
    const { src, width, height, focal, color, alt } = file
    set({ src, width, height, focal, color: color || undefined, alt: { en: '', id: '', ...alt } })
  }
  function takeOut() {
    setByAddress(false)
    set({ width: null, height: null, focal: undefined, color: undefined, src: '', alt: { en: '', id: '' } })
    document.getElementById(inputId(path))?.focus()
  }
  const buttons = (
    <>
      <Button variant="quiet" size="small" onClick={() => setPicking(true)}>
        <IconImages />
        {t(ofLibrary ? 'library:field.change' : 'library:field.choose')}
      </Button>
      <UploadButton size="small" onFiles={setPicking}>
        {t('library:upload.here')}
      </UploadButton>
    </>
  )
  return (
    <GroupFrame {...{ path, label, under, help }} className="media" required={field.required} hideProblem>
      <DropArea onFiles={setPicking}>
        {ofLibrary ? (
          <div className="media-parts media-chosen">
            <FocalPoint
              src={src}
              label={t('library:field.focal')}
              value={focal}
              onChange={focal => set({ focal })}
            />
            <div className="button-row">
              {buttons}
              <Button variant="ghost" size="small" onClick={takeOut}>
                {t('library:field.remove')}
              </Button>
            </div>
          </div>
        ) : external ? (
          <AddressPicture {...{ path, field, label }} />
        ) : (
          <div className={noPicture} id={inputId(`${path}.src`)} tabIndex={-1}>
            <p className="basis-full text-14 text-ink-soft">{t('library:field.drop')}</p>
            {buttons}
            <button type="button" className="link-button" onClick={() => setByAddress(true)}>
              {t('library:field.external')}
            </button>
          </div>
        )}
        {external && (
          <div className="button-row">
            {buttons}
            {src !== '' && (
              <Button variant="ghost" size="small" onClick={takeOut}>
                {t('library:field.remove')}
              </Button>
            )}
          </div>
        )}
        {!external && <FieldMessage>{problem}</FieldMessage>}
      </DropArea>
      {(ofLibrary || external) && (
        <div className="field-pair mt-3">
          {contentLanguages.map(language => (
            <FieldFrame
              key={language}
              path={`${path}.alt.${language}`}
              label={`${t('admin:part.alt')} (${t(`admin:language.${language}`)})`}
              under={label}
              required={ofLibrary}
            >
              {wiring => (
                <input
                  {...wiring}
                  {...register(`${path}.alt.${language}`)}
                  className="control"
                  lang={language}
                  maxLength={300}
                />
              )}
            </FieldFrame>
          ))}
        </div>
      )}
      {picking && (
        <Later
          load={picker}
          {...(picking === true ? {} : { files: picking })}
          onPick={take}
          onClose={() => {
            setPicking(null)
            // Keep an address that was set before.
            if (getValues(`${path}.src`) === '') setByAddress(byAddress)
          }}
        />
      )}
    </GroupFrame>
  )
}
