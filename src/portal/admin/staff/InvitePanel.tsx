import { useController } from 'react-hook-form'
import { addAdminToast } from '#api/toasts.ts'
import { inviteSchema } from '#entities/people/account.ts'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { languageNames } from '#i18n/languages.ts'
import { Form } from '../../kit/form/Form.tsx'
import { RadioInput, TextInput } from '../../kit/form/inputs.tsx'
import { useZodForm } from '../../kit/form/use-zod-form.ts'
import { Panel } from '../../kit/Panel.tsx'
import { useUnsaved } from '../../kit/use-unsaved.ts'
import { useTranslation } from '../../texts.ts'
import { inviteColleague } from './calls.ts'
import { ScopesField } from './ScopesField.tsx'

export function InvitePanel({ onClose }: { onClose(): void }) {
  const { t, language } = useTranslation()
  const form = useZodForm(inviteSchema, { email: '', name: '', scopes: [], language })
  const scopes = useController({ control: form.control, name: 'scopes' })
  useUnsaved(form.formState.isDirty)
  return (
    <Panel title={t('admin:users.invite')} onClose={onClose}>
      <Form
        form={form}
        intro={<p>{t('admin:users.inviteText')}</p>}
        submit={t('admin:users.send')}
        send={async values => {
          const { meta } = await inviteColleague(values)
          addAdminToast({ severity: 'success', summary: meta.message ?? '' })
          onClose()
        }}
      >
        <TextInput form={form} name="name" label={t('admin:users.name')} autoComplete="off" />
        <TextInput form={form} name="email" label={t('admin:users.email')} type="email" autoComplete="off" />
        <ScopesField
          value={scopes.field.value}
          error={scopes.fieldState.error?.message}
          onChange={scopes.field.onChange}
        />
        <RadioInput
          form={form}
          name="language"
          label={t('admin:users.language')}
          choices={interfaceLanguages.map(value => ({ value, label: languageNames[value] }))}
        />
      </Form>
    </Panel>
  )
}
