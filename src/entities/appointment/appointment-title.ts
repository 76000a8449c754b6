import { localizedText } from '../localized.ts'
import type { InterfaceLanguage } from '../text/interface-language.ts'
import type { Appointment } from './appointment.ts'

/** What an appointment is called in lists and messages: the doctor's name, or the title of the package. */
export const appointmentTitle = (
  { package: terms, doctorName }: Pick<Appointment, 'package' | 'doctorName'>,
  language: InterfaceLanguage,
): string => (terms ? localizedText(terms.title, language) : doctorName)
