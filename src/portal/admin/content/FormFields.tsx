import type { Field } from '#entities/fields.ts'
import { type ContentKind, entityOf } from '#entities/kinds.ts'
import { FieldInput } from '../inputs/FieldInput.tsx'
import { fieldHelp, fieldLabel } from '../labels.ts'
import { useSay } from '../say.ts'

/** These are small forms of their own and stand apart. */
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

/** Title first, then the address that follows from it, then the rest. */
function inOrder(kind: ContentKind): [string, Field][] {
  const { title, key, fields } = entityOf(kind)
  const rank = (name: string) => (name === title ? 0 : name === key ? 1 : 2)
  return Object.entries(fields).toSorted(([a], [b]) => rank(a) - rank(b))
}

export function FormFields({ kind }: { kind: ContentKind }) {
  const say = useSay()
  return (
    <div className="sheets">
      {sheets(inOrder(kind)).map(sheet => (
        <div key={sheet[0]?.[0]} className="sheet">
          {sheet.map(([name, field]) => (
            <FieldInput
              key={name}
              path={name}
              field={field}
              label={fieldLabel(say, kind, name)}
              help={fieldHelp(say, kind, name)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
