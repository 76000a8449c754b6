import { type ReactNode, useId } from 'react'
import { contentLanguages } from '#entities/localized.ts'
import { useTranslation } from '../../texts.ts'
import { FocalPoint } from './FocalPoint.tsx'
import type { PictureForm } from './use-picture.ts'

interface FieldsProps {
  src: string
  version: number
  form: PictureForm
  onChange(form: PictureForm): void
  /** Shows only the fields that are needed to use a picture. */
  brief?: boolean
}

/** The editable fields of a picture. */
export function PictureFields({ src, version, form, onChange, brief }: FieldsProps) {
  const { t } = useTranslation()
  const set = (part: Partial<PictureForm>) => onChange({ ...form, ...part })
  return (
    <>
      <FocalPoint
        src={src}
        version={version}
        label={t('library:detail.focal')}
        value={form.focal}
        onChange={focal => set({ focal })}
      />
      <fieldset className="field">
        <legend className="field-label">{t('library:detail.alt')}</legend>
        <p className="field-hint">{t('library:detail.altHint')}</p>
        {contentLanguages.map(language => (
          <Line key={language} label={t(`admin:language.${language}`)}>
            {id => (
              <textarea
                id={id}
                className="control"
                autoComplete="off"
                rows={2}
                lang={language}
                maxLength={300}
                value={form[language]}
                onChange={event => set({ [language]: event.target.value })}
              />
            )}
          </Line>
        ))}
      </fieldset>
      {!brief && (
        <>
          <Line label={t('library:detail.name')}>
            {id => (
              <input
                id={id}
                className="control"
                maxLength={120}
                value={form.name}
                onChange={event => set({ name: event.target.value })}
              />
            )}
          </Line>
          <Line label={t('library:detail.tags')} hint={t('library:detail.tagsHint')}>
            {id => (
              <input
                id={id}
                className="control"
                maxLength={400}
                autoComplete="off"
                value={form.tags}
                onChange={event => set({ tags: event.target.value })}
              />
            )}
          </Line>
        </>
      )}
    </>
  )
}

function Line({ label, hint, children }: { label: string; hint?: string; children(id: string): ReactNode }) {
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint && <p className="field-hint">{hint}</p>}
      {children(id)}
    </div>
  )
}
