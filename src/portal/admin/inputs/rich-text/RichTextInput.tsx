import { lazy, Suspense } from 'react'
import { useController } from 'react-hook-form'
import type { RichText } from '#entities/text/rich-text.ts'
import { useTranslation } from '../../../texts.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import type { InputProps } from '../input-props.ts'

// The editor is a third of a megabyte; a form without rich text does not load it.
const Editor = lazy(() => import('./RichTextEditor.tsx').then(module => ({ default: module.RichTextEditor })))

export function RichTextInput({ path, field, label, under, help, lang }: InputProps) {
  const { t } = useTranslation()
  const { field: bound } = useController({ name: path })
  return (
    <FieldFrame {...{ path, label, under, help }} required={field.required} asGroup>
      {wiring => (
        <Suspense fallback={<div className="skeleton editor-waiting">{t('admin:input.loading')}</div>}>
          <Editor
            id={wiring.id}
            labelledBy={`${wiring.id}-label`}
            describedBy={wiring['aria-describedby']}
            invalid={wiring['aria-invalid']}
            lang={lang}
            value={bound.value as RichText | null}
            onChange={bound.onChange}
            onBlur={bound.onBlur}
          />
        </Suspense>
      )}
    </FieldFrame>
  )
}
