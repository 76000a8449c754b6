import type { ComponentType } from 'react'
import { useTranslation } from '../../texts.ts'
import { EditScreen } from '../content/edit/EditScreen.tsx'
import { BookingRules } from './BookingRules.tsx'
import { Brand } from './Brand.tsx'
import { useSettingsLink } from './SettingsPage.tsx'

type Part = 'identity' | 'contacts' | 'hours' | 'booking' | 'chat'
const parts: Record<Part, { fields: readonly string[]; Below?: ComponentType }> = {
  identity: { fields: ['hospital_name', 'siteTitle', 'description', 'logo'], Below: Brand },
  contacts: {
    fields: [
      'emergency_call',
      'emergencyNumber',
      'customer_care',
      'whatsappNumber',
      'supportEmail',
      'currency',
      'timezone',
    ],
  },
  hours: { fields: ['businessHours'] },
  booking: { fields: ['booking'], Below: BookingRules },
  chat: { fields: ['chatWidget'] },
}

/** A part of the settings in the content editor, with drafts, publication, revisions and conflict handling. */
function SettingsForm({ part }: { part: Part }) {
  const { t } = useTranslation()
  const back = useSettingsLink()
  const section = {
    title: t(`settings:${part}.title`),
    text: t(`settings:${part}.lead`),
    back,
    ...parts[part],
  }
  return <EditScreen key={part} kind="settings" section={section} />
}

export const IdentityScreen = () => <SettingsForm part="identity" />
export const ContactsScreen = () => <SettingsForm part="contacts" />
export const HoursScreen = () => <SettingsForm part="hours" />
export const BookingScreen = () => <SettingsForm part="booking" />
export const ChatScreen = () => <SettingsForm part="chat" />
