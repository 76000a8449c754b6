import { get, useFormContext, useWatch } from 'react-hook-form'
import { type ContentLanguage, contentLanguages } from '#entities/localized.ts'
import { Badge } from '#ui/Badge.tsx'
import IconCopy from '~icons/lucide/copy'
import { useTranslation } from '../../texts.ts'
import { inOneLanguage, toBodyValue } from '../content/edit/form-values.ts'
import { isEqual } from '../content/edit/merge.ts'
import { FieldInput } from './FieldInput.tsx'
import { GroupFrame } from './GroupFrame.tsx'
import type { InputProps } from './input-props.ts'

/** Both languages of a field side by side, each with its state and a button to copy the other. */
export function LocalizedInput({ path, field, label, under, help }: InputProps) {
  const { t } = useTranslation()
  const one = { ...inOneLanguage(field), required: false }
  return (
    <GroupFrame {...{ path, label, under, help }} className="localized" required={field.required}>
      <div className="field-pair">
        {contentLanguages.map(language => (
          <div key={language} className="localized-side">
            <LanguageState path={path} field={one} language={language} label={label} />
            <FieldInput
              path={`${path}.${language}`}
              field={one}
              label={t(`admin:language.${language}`)}
              under={label}
              lang={language}
            />
          </div>
        ))}
      </div>
    </GroupFrame>
  )
}

const tones = { missing: 'neutral', outdated: 'warning', ready: 'success' } as const

interface StateProps extends Pick<InputProps, 'path' | 'field' | 'label'> {
  language: ContentLanguage
}

function LanguageState({ path, field, language, label }: StateProps) {
  const { t } = useTranslation()
  const { setValue, formState } = useFormContext()
  const other: ContentLanguage = language === 'en' ? 'id' : 'en'
  const [own, others] = useWatch({ name: [`${path}.${language}`, `${path}.${other}`] })
  const ready = toBodyValue(field, own) !== undefined
  const copyable = !ready && toBodyValue(field, others) !== undefined
  const changed = (one: ContentLanguage) => {
    const field = `${path}.${one}`
    return !isEqual(get(formState.defaultValues, field), one === language ? own : others)
  }
  // The other language was changed, and this one was not.
  const outdated =
    ready && !copyable && toBodyValue(field, others) !== undefined && changed(other) && !changed(language)
  const state = !ready ? 'missing' : outdated ? 'outdated' : 'ready'
  const otherName = t(`admin:language.${other}`)
  return (
    <div className="-mb-6 flex min-h-6 flex-wrap items-center justify-end gap-x-3 gap-y-1 ps-24 *:z-1">
      {copyable && (
        <button
          type="button"
          className="link-button"
          onClick={() =>
            setValue(`${path}.${language}`, structuredClone(others), { shouldDirty: true, shouldTouch: true })
          }
        >
          <IconCopy />
          {t('admin:form.copyFrom', { language: otherName })}
          <span className="sr-only">: {label}</span>
        </button>
      )}
      <Badge dot tone={tones[state]}>
        {t(`admin:form.${state}`, { language: otherName })}
      </Badge>
    </div>
  )
}
