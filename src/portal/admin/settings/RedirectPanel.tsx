import { useState } from 'react'
import { addAdminToast } from '#api/toasts.ts'
import { redirectWriteSchema } from '#entities/content/redirect.ts'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { Form } from '../../kit/form/Form.tsx'
import { TextInput } from '../../kit/form/inputs.tsx'
import { useZodForm } from '../../kit/form/use-zod-form.ts'
import { Panel } from '../../kit/Panel.tsx'
import { useUnsaved } from '../../kit/use-unsaved.ts'
import { useTranslation } from '../../texts.ts'
import { addRedirect } from './calls.ts'

/** Creates a redirect. `to` is null if the page is gone (no target). */
export function RedirectPanel({ onClose }: { onClose(): void }) {
  const { t } = useTranslation()
  const [gone, setGone] = useState(false)
  const form = useZodForm(redirectWriteSchema, { from: '', to: '' })
  useUnsaved(form.formState.isDirty)
  return (
    <Panel title={t('settings:redirects.add')} onClose={onClose}>
      <Form
        form={form}
        submit={t('settings:redirects.save')}
        send={async redirect => {
          const { meta } = await addRedirect(redirect)
          addAdminToast({ severity: 'success', summary: meta.message ?? '' })
          onClose()
        }}
      >
        <TextInput
          form={form}
          name="from"
          label={t('settings:redirects.from')}
          description={t('settings:redirects.fromHint')}
          autoComplete="off"
        />
        <Checkbox
          value={gone}
          description={t('settings:redirects.goneHint')}
          onChange={on => {
            setGone(on)
            form.setValue('to', on ? null : '')
            form.clearErrors('to')
          }}
        >
          {t('settings:redirects.goneLabel')}
        </Checkbox>
        {!gone && (
          <TextInput
            form={form}
            name="to"
            label={t('settings:redirects.to')}
            description={t('settings:redirects.toHint')}
            autoComplete="off"
          />
        )}
      </Form>
    </Panel>
  )
}
