import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#api/errors.ts'
import { contentLanguages } from '#entities/localized.ts'
import { languageNames } from '#i18n/languages.ts'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { type AdminItem, itemOptions } from '../content/calls.ts'
import { FormFields } from '../content/edit/FormFields.tsx'
import { useItemEditor } from '../content/edit/use-item-editor.ts'
import { ownZone } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { Brand } from '../settings/Brand.tsx'
import { initialHospitalValues, isPlaceholderName } from './placeholder-name.ts'
import { SaveButton, StepForm } from './StepForm.tsx'
import { StepFrame, StepPending, useNextStep } from './StepFrame.tsx'

const fields = ['hospital_name', 'siteTitle', 'description', 'timezone', 'logo']

/** Name and colour of the hospital, with a preview and the contrast. */
export function HospitalStep() {
  const item = useQuery(itemOptions('settings', 'settings'))
  const unwritten = item.error instanceof ApiError && item.error.status === 404
  if (!item.data && !unwritten) return <StepPending step="hospital" {...item} />
  const named = item.data !== undefined && !isPlaceholderName(item.data.data)
  const own =
    item.data && !named ? { ...item.data, data: initialHospitalValues(item.data.data, ownZone()) } : item.data
  return <HospitalForm item={own ?? null} named={named} />
}

function HospitalForm({ item, named }: { item: AdminItem | null; named: boolean }) {
  const { t } = useTranslation()
  const goOn = useNextStep('hospital')
  const editor = useItemEditor('settings', item, { preset: { timezone: ownZone() }, onSaved: goOn })
  const languages = contentLanguages.map(one => languageNames[one]).join(', ')
  return (
    <StepFrame step="hospital" action={<SaveButton busy={editor.busy !== null} text={t('setup:save')} />}>
      <StepForm kind="settings" editor={editor} {...(named ? { onUnchanged: goOn } : {})}>
        <FormFields kind="settings" only={fields} />
        <p className="field-hint">
          {t('setup:hospital.languages', { languages })}{' '}
          <Link className="link" to={adminPaths.settings('languages')}>
            {t('setup:hospital.allLanguages')}
          </Link>
        </p>
        <Brand />
      </StepForm>
    </StepFrame>
  )
}
