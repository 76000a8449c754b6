import type { ReactNode } from 'react'
import type { Field, Fields, Media } from '#entities/fields.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { contentLanguages } from '#entities/localized.ts'
import { type RichText, richTextToPlain } from '#entities/text/rich-text.ts'
import { useTranslation } from '../../../texts.ts'
import { fieldLabel } from '../../labels.ts'
import { inOneLanguage } from '../edit/form-values.ts'
import { valueText } from './value-text.ts'

interface ViewProps {
  kind: ContentKind
  field: Field
  value: unknown
}

function Named({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <span className="field-hint">{label}</span>
      <div>{children}</div>
    </div>
  )
}

/** Any value for reading, at its full length, to be compared with another. */
export function ValueView({ kind, field, value }: ViewProps): ReactNode {
  const { t, language } = useTranslation()
  if (value === undefined || value === null)
    return <em className="text-ink-faint">{t('admin:stale.empty')}</em>
  if (field.localized) {
    const one = inOneLanguage(field)
    return contentLanguages.map(each => (
      <Named key={each} label={t(`admin:language.${each}`)}>
        <ValueView kind={kind} field={one} value={(value as Record<string, unknown>)[each]} />
      </Named>
    ))
  }
  switch (field.widget) {
    case 'group':
      return <FieldsView kind={kind} fields={field.fields ?? {}} value={value as Record<string, unknown>} />
    case 'list':
      return (
        <ol className="grid list-decimal gap-1.5 ps-5">
          {(value as unknown[]).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: for reading only, rows have no names of their own
            <li key={index}>
              {field.item ? (
                <ValueView kind={kind} field={field.item} value={row} />
              ) : (
                <FieldsView kind={kind} fields={field.fields ?? {}} value={row as Record<string, unknown>} />
              )}
            </li>
          ))}
        </ol>
      )
    case 'references':
    case 'tags':
      return (value as string[]).join(', ')
    case 'richText':
      return <p className="value-text">{richTextToPlain(value as RichText)}</p>
    case 'media':
      return (value as Media).src
    case 'money':
    case 'geo':
      return Object.values(value as object).join(' ')
    default:
      return valueText(t, language, field.widget, value) ?? <p className="value-text">{String(value)}</p>
  }
}

interface FieldsProps {
  kind: ContentKind
  fields: Fields
  value: Record<string, unknown>
}

function FieldsView({ kind, fields, value }: FieldsProps) {
  const { t } = useTranslation()
  return Object.entries(fields).flatMap(([name, field]) =>
    value[name] === undefined
      ? []
      : [
          <Named key={name} label={fieldLabel(t, kind, name)}>
            <ValueView kind={kind} field={field} value={value[name]} />
          </Named>,
        ],
  )
}
