import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { get, post } from '#api/client.ts'
import { download } from '#api/download.ts'
import { jsonFile, saveFile } from '#api/save-file.ts'
import { reauthenticationSchema } from '#entities/people/account.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '../kit/form/Form.tsx'
import { PasswordInput } from '../kit/form/inputs.tsx'
import { useZodForm } from '../kit/form/use-zod-form.ts'
import { useAction } from '../kit/use-action.ts'
import { paths } from '../paths.ts'
import { settled } from '../routing/navigation.ts'
import { clearSession } from '../sign-out.ts'
import { useTranslation } from '../texts.ts'

/** The patient's rights: export of the own data, and erasure. */
export function OwnData() {
  const { t } = useTranslation()
  const [erasing, setErasing] = useState(false)
  const document = useAction(() => download('my-data.html', '/api/patients/me/document'))
  const rows = useAction(async () => {
    const { result } = await get('/api/patients/me/everything')
    saveFile('my-data.json', jsonFile(result))
  })
  return (
    <section className="account-part" aria-labelledby="own-data">
      <h2 id="own-data">{t('account:data.title')}</h2>
      <p>{t('account:data.text')}</p>
      <div className="button-row">
        <Button variant="quiet" action={document}>
          {t('account:data.document')}
        </Button>
        <Button variant="ghost" action={rows}>
          {t('account:data.download')}
        </Button>
        {!erasing && (
          <Button variant="ghost" onClick={() => setErasing(true)}>
            {t('account:data.erase')}
          </Button>
        )}
      </div>
      {erasing && <Erase onCancel={() => setErasing(false)} />}
    </section>
  )
}

function Erase({ onCancel }: { onCancel(): void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useZodForm(reauthenticationSchema, { current: '' })
  return (
    <Form
      form={form}
      send={async values => {
        await post('/api/patients/me/erase', { body: values })
        await clearSession()
        navigate(paths.patientLogin(), { replace: true, state: { done: 'erased' } })
        await settled()
      }}
      submit={t('account:data.erase')}
      column
      intro={<p>{t('account:data.eraseText')}</p>}
      actions={
        <Button variant="ghost" onClick={onCancel}>
          {t('account:data.keep')}
        </Button>
      }
    >
      <PasswordInput form={form} name="current" label={t('account:password.current')} autoFocus />
    </Form>
  )
}
