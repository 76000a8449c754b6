import { contentLanguages } from '#entities/localized.ts'
import { Fieldset } from '#ui/fields/Fieldset.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
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
      <Fieldset label={t('library:detail.alt')} description={t('library:detail.altHint')}>
        {contentLanguages.map(language => (
          <TextArea
            key={language}
            label={t(`admin:language.${language}`)}
            rows={2}
            lang={language}
            maxLength={300}
            value={form[language]}
            onChange={words => set({ [language]: words })}
          />
        ))}
      </Fieldset>
      {!brief && (
        <>
          <TextField
            label={t('library:detail.name')}
            maxLength={120}
            value={form.name}
            onChange={name => set({ name })}
          />
          <TextField
            label={t('library:detail.tags')}
            description={t('library:detail.tagsHint')}
            maxLength={400}
            autoComplete="off"
            value={form.tags}
            onChange={tags => set({ tags })}
          />
        </>
      )}
    </>
  )
}
