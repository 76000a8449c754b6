import { type AdminScope, adminScopes } from '#entities/people/account.ts'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { Fieldset } from '#ui/fields/Fieldset.tsx'
import { useTranslation } from '../../texts.ts'

interface FieldProps {
  value: readonly AdminScope[]
  error?: string | undefined
  onChange(value: AdminScope[]): void
}

/** Chooses the scopes of an administrator. */
export function ScopesField({ value, error, onChange }: FieldProps) {
  const { t } = useTranslation()
  return (
    <Fieldset label={t('admin:users.scopes')} errorMessage={error} className="gap-2">
      {adminScopes.map(scope => (
        <Checkbox
          key={scope}
          value={value.includes(scope)}
          description={t(`admin:users.${scope}Hint`)}
          onChange={on => onChange(on ? [...value, scope] : value.filter(one => one !== scope))}
        >
          {t(`admin:users.${scope}`)}
        </Checkbox>
      ))}
    </Fieldset>
  )
}
