import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import IconPhone from '~icons/lucide/phone'
import IconEmergency from '~icons/lucide/siren'
import { useTranslation } from '../../texts.ts'
import { type AdminItem, itemOptions } from '../content/calls.ts'
import { FormFields } from '../content/edit/FormFields.tsx'
import { useItemEditor } from '../content/edit/use-item-editor.ts'
import { ownZone } from '../moments.ts'
import { useItems } from './calls.ts'
import { HoursFill } from './HoursFill.tsx'
import { MapLink } from './MapLink.tsx'
import { SaveButton, StepForm } from './StepForm.tsx'
import { Preview, StepFrame, StepPending, useNextStep } from './StepFrame.tsx'

const where = [
  'officialName',
  'code',
  'type',
  'street',
  'district',
  'city',
  'province',
  'postcode',
  'country',
  'timezone',
]
const reach = ['email1', 'phones', 'whatsappNumber', 'emergencyOpen24h']

/** The address of the hospital: of the main location, or of the first. */
export function LocationStep() {
  const places = useItems('addresses')
  const main = places.items?.find(one => one.data.isMain === true) ?? places.items?.[0]
  const item = useQuery({ ...itemOptions('addresses', main?.key ?? ''), enabled: main !== undefined })
  if (!places.items) return <StepPending step="location" {...places} />
  if (main && !item.data) return <StepPending step="location" {...item} />
  return <LocationForm key={main?.key} item={item.data ?? null} />
}

function LocationForm({ item }: { item: AdminItem | null }) {
  const { t } = useTranslation()
  const goOn = useNextStep('location')
  const preset = { isMain: true, type: 'hospital', timezone: ownZone() }
  const editor = useItemEditor('addresses', item, { preset, onSaved: goOn })
  // A location that was created elsewhere may not be marked as the main one yet.
  const shown = item && item.data.isMain !== true ? ['isMain', ...where] : where
  return (
    <StepFrame step="location" action={<SaveButton busy={editor.busy !== null} text={t('setup:save')} />}>
      <StepForm kind="addresses" editor={editor} onUnchanged={goOn}>
        <div className="setup-two">
          <FormFields kind="addresses" only={shown} />
        </div>
        <FormFields kind="addresses" only={reach} />
        <HoursFill path="hours" />
        <FormFields kind="addresses" only={['hours']} />
        <MapLink path="geo" />
        <FormFields kind="addresses" only={['geo']} />
        <PlacePreview />
      </StepForm>
    </StepFrame>
  )
}

type Typed = Record<string, unknown>
const words = (...parts: unknown[]) => parts.filter(Boolean).join(', ')

/** Live preview of the contact page. */
function PlacePreview() {
  const { t } = useTranslation()
  const typed = useWatch() as Typed
  const phones = (typed.phones ?? {}) as Record<string, string>
  const emergency = phones.emergencyNumber || phones.emergency_call
  const lines = [
    String(typed.street ?? ''),
    words(typed.district, typed.city),
    words(typed.province, typed.postcode),
  ].filter(Boolean)
  if (!typed.officialName) return null
  return (
    <Preview title={String(typed.officialName)}>
      {lines.length > 0 && (
        <address className="grid not-italic">
          {lines.map(line => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {phones.main && (
        <p className="flex items-center gap-1.5">
          <IconPhone /> <bdi>{phones.main}</bdi>
        </p>
      )}
      {emergency && (
        <p className="flex items-center gap-1.5">
          <IconEmergency /> {t('setup:location.emergency')}: <bdi>{emergency}</bdi>
        </p>
      )}
    </Preview>
  )
}
