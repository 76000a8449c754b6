import { useStore } from '@nanostores/react'
import type { Field } from '#entities/fields.ts'
import { type ContentKind, entityOf } from '#entities/kinds.ts'
import { $user } from '../../../session.ts'
import { useTranslation } from '../../../texts.ts'
import { FieldInput } from '../../inputs/FieldInput.tsx'
import { ReadOnlyInput } from '../../inputs/ReadOnlyInput.tsx'
import { fieldHelp, fieldLabel } from '../../labels.ts'
import { hasScope } from '../../layout/navigation.ts'
import { formFields } from './form-order.ts'

/** Fields that are forms themselves: each gets a separate sheet. */
const large = (field: Field): boolean =>
  field.widget === 'group' || field.widget === 'list' || (field.widget === 'richText' && !!field.localized)

/** The fields in the definition's order: simple ones together on one sheet, each large one on its own. */
function sheets(fields: [string, Field][]): [string, Field][][] {
  const found: [string, Field][][] = []
  let open = false
  for (const entry of fields) {
    if (!large(entry[1]) && open) found.at(-1)?.push(entry)
    else found.push([entry])
    open = !large(entry[1])
  }
  return found
}

/** All fields of a kind, or `only` those named. */
export function FormFields({ kind, only }: { kind: ContentKind; only?: readonly string[] | undefined }) {
  const { t } = useTranslation()
  const scopes = useStore($user)?.scopes
  const { review } = entityOf(kind)
  const readOnly: string[] = review && !hasScope(scopes, review.scope) ? [review.by, review.on] : []
  return (
    <div className="sheets">
      {sheets(Object.entries(formFields(kind)).filter(([name]) => !only || only.includes(name))).map(
        sheet => (
          <div key={sheet[0]?.[0]} className="sheet">
            {sheet.map(([name, field]) => {
              const Input = readOnly.includes(name) ? ReadOnlyInput : FieldInput
              return (
                <Input
                  key={name}
                  path={name}
                  field={field}
                  label={fieldLabel(t, kind, name)}
                  help={fieldHelp(t, kind, name)}
                />
              )
            })}
          </div>
        ),
      )}
    </div>
  )
}
