import { type AdminScope, adminScopes } from '#entities/people/account.ts'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { useSay } from '../say.ts'

interface FieldProps {
  value: readonly AdminScope[]
  error?: string | undefined
  onChange(value: AdminScope[]): void
}

/** What an administrator may do: any of these. */
export function ScopesField({ value, error, onChange }: FieldProps) {
  const say = useSay()
  return (
    <fieldset className="field plain-list">
      <legend className="field-label">{say('admin:users.scopes')}</legend>
      {error && <p className="field-error">{error}</p>}
      {adminScopes.map(scope => (
        <Checkbox
          key={scope}
          value={value.includes(scope)}
          description={say(`admin:users.${scope}Hint`)}
          onChange={on => onChange(on ? [...value, scope] : value.filter(one => one !== scope))}
        >
          {say(`admin:users.${scope}`)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
