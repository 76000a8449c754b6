import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { get, post } from '#api/client.ts'
import { download } from '#api/download.ts'
import { errorLines } from '#api/errors.ts'
import { jsonFile, saveFile } from '#api/save-file.ts'
import { addToast } from '#api/toasts.ts'
import { reauthenticationSchema } from '#entities/people/account.ts'
import { PasswordInput } from '../form/inputs.tsx'
import { Problems } from '../form/Problems.tsx'
import { Submit } from '../form/Submit.tsx'
import { useZodForm } from '../form/use-zod-form.ts'
import { paths } from '../paths.ts'
import { clearSession } from '../session.ts'
import { useTranslation } from '../texts.ts'

/** The patient's rights: export of the own data, and erasure. */
export function OwnData() {
  const { t } = useTranslation()
  const [erasing, setErasing] = useState(false)
  async function have(file: () => Promise<void>) {
    try {
      await file()
    } catch (error) {
      addToast({ severity: 'error', ...errorLines(error) })
    }
  }
  const document = () => have(() => download('patients/me/document', 'my-data.html'))
  const rows = () =>
    have(async () => {
      const { result } = await get<unknown>('patients/me/everything')
      saveFile('my-data.json', jsonFile(result))
    })
  return (
    <section className="account-part" aria-labelledby="own-data">
      <h2 id="own-data">{t('account:data.title')}</h2>
      <p>{t('account:data.text')}</p>
      <div className="button-row">
        <button type="button" className="button button-quiet" onClick={document}>
          {t('account:data.document')}
        </button>
        <button type="button" className="button button-ghost" onClick={rows}>
          {t('account:data.download')}
        </button>
        {!erasing && (
          <button type="button" className="button button-ghost" onClick={() => setErasing(true)}>
            {t('account:data.erase')}
          </button>
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
  const erase = form.handleSubmit(async values => {
    try {
      await post('patients/me/erase', values)
      await clearSession()
      await navigate(paths.patientLogin(), { replace: true, state: { done: 'erased' } })
    } catch (error) {
      form.refused(error)
    }
  })
  return (
    <form className="form form-column" onSubmit={erase} noValidate>
      <p>{t('account:data.eraseText')}</p>
      <Problems form={form} />
      <PasswordInput form={form} name="current" label={t('account:password.current')} autoFocus />
      <div className="button-row">
        <Submit form={form}>{t('account:data.erase')}</Submit>
        <button type="button" className="button button-ghost" onClick={onCancel}>
          {t('account:data.keep')}
        </button>
      </div>
    </form>
  )
}
