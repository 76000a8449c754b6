import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { fullName } from '#entities/people/full-name.ts'
import { Button } from '#ui/Button.tsx'
import IconPlus from '~icons/lucide/plus'
import { Section } from '../../kit/Section.tsx'
import { useTranslation } from '../../texts.ts'
import { FormFields } from '../content/edit/FormFields.tsx'
import { useItemEditor } from '../content/edit/use-item-editor.ts'
import { useTitles } from '../content/titles.ts'
import { invalidateSetup, useItems } from './calls.ts'
import { ItemRows } from './ItemRows.tsx'
import { SaveButton, StepForm } from './StepForm.tsx'
import { MissingStep, NextStepLink, Preview, StepFrame, StepPending } from './StepFrame.tsx'

const fields = ['name', 'slug', 'prefix', 'suffix', 'photo', 'gender', 'specialists']

/** Adds the first doctors with only the fields that patients need to choose one. A whole directory is imported. */
export function DoctorsStep() {
  const { t } = useTranslation()
  const doctors = useItems('doctors')
  const specialties = useItems('specialists')
  const [adding, setAdding] = useState(false)
  if (!doctors.items) return <StepPending step="doctors" {...doctors} />
  if (!specialties.items) return <StepPending step="doctors" {...specialties} />
  const some = doctors.items.length > 0
  const ready = specialties.items.length > 0
  const open = ready && (adding || !some)
  const [only, ...others] = specialties.items
  return (
    <StepFrame step="doctors" action={<NextStepLink step="doctors" quiet={open} />}>
      {some && (
        <Section title={t('setup:doctors.own', { count: doctors.total })}>
          <ItemRows kind="doctors" items={doctors.items} />
          {!open && ready && (
            <div>
              <Button variant="quiet" onClick={() => setAdding(true)}>
                <IconPlus />
                {t('setup:doctors.another')}
              </Button>
            </div>
          )}
        </Section>
      )}
      {!ready && <MissingStep text={t('setup:doctors.needsSpecialty')} step="specialties" />}
      {open && (
        <NewDoctor
          // Resets the form after each doctor.
          key={doctors.total}
          specialists={only && others.length === 0 ? [only.key] : []}
          onSaved={() => {
            setAdding(false)
            void invalidateSetup()
          }}
        />
      )}
      <details className="sheet">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {t('setup:doctors.import')}
        </summary>
        <p>{t('setup:doctors.importText')}</p>
        <pre dir="ltr">npm run sync -- FOLDER --timezone Asia/Jakarta</pre>
        <p className="field-hint">{t('setup:doctors.importHint')}</p>
      </details>
    </StepFrame>
  )
}

function NewDoctor({ specialists, onSaved }: { specialists: string[]; onSaved(): void }) {
  const { t } = useTranslation()
  const preset = { bookable: true, acceptingNewPatients: true, specialists }
  const editor = useItemEditor('doctors', null, { preset, onSaved })
  return (
    <StepForm kind="doctors" editor={editor}>
      <FormFields kind="doctors" only={fields} />
      <DoctorPreview />
      <div className="button-row">
        <SaveButton busy={editor.busy !== null} text={t('setup:doctors.save')} />
      </div>
    </StepForm>
  )
}

/** The name as patients read it, with titles in the Indonesian order. */
function DoctorPreview() {
  const [name, prefix, suffix, specialists] = useWatch({
    name: ['name', 'prefix', 'suffix', 'specialists'],
  }) as [string, string, string, string[]]
  const titles = useTitles('specialists', specialists ?? [])
  if (!name) return null
  const treats = (specialists ?? []).map(key => titles.data?.get(key) ?? key).join(', ')
  return <Preview title={fullName({ name, prefix, suffix })}>{treats && <p>{treats}</p>}</Preview>
}
