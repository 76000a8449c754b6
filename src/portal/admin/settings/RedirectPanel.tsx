import { useState } from 'react'
import { addAdminToast } from '#api/toasts.ts'
import { redirectWriteSchema } from '#entities/content/redirect.ts'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { TextInput } from '../../form/inputs.tsx'
import { Problems } from '../../form/Problems.tsx'
import { Submit } from '../../form/Submit.tsx'
import { useZodForm } from '../../form/use-zod-form.ts'
import { useTranslation } from '../../texts.ts'
import { isSaidOver, useUnsaved } from '../content/edit/use-unsaved.ts'
import { Panel } from '../layout/Panel.tsx'
import { addRedirect } from './calls.ts'

/** Creates a redirect. `to` is null if the page is gone (no target). */
export function RedirectPanel({ onClose }: { onClose(): void }) {
  const { t } = useTranslation()
  const [gone, setGone] = useState(false)
  const form = useZodForm(redirectWriteSchema, { from: '', to: '' })
  useUnsaved(form.formState.isDirty)
  const send = form.handleSubmit(async redirect => {
    try {
      const { meta } = await addRedirect(redirect)
      addAdminToast({ severity: 'success', summary: meta.message ?? '' })
      onClose()
    } catch (error) {
      if (!isSaidOver(error)) form.refused(error)
    }
  })
  return (
    <Panel title={t('settings:redirects.add')} onClose={onClose}>
      <form className="form" onSubmit={send} noValidate>
        <Problems form={form} />
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
        <Submit form={form}>{t('settings:redirects.save')}</Submit>
      </form>
    </Panel>
  )
}
