import { useQuery } from '@tanstack/react-query'
import { saveFile } from '#api/save-file.ts'
import type { Appointment } from '#entities/appointment/appointment.ts'
import { appointmentTitle } from '#entities/appointment/appointment-title.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import IconCalendar from '~icons/lucide/calendar-plus'
import IconWay from '~icons/lucide/navigation'
import { useTranslation } from '../../texts.ts'
import { addressesQuery } from '../doctors/directory.ts'
import { mapLink, postalAddress } from '../postal-address.ts'
import { calendarFile } from './calendar-file.ts'

/** A file for the patient's calendar, and a link to the map. */
export function WhatToBring({ appointment }: { appointment: Appointment }) {
  const { t, language } = useTranslation()
  const { data } = useQuery(addressesQuery)
  const place = data?.find(one => one.code === appointment.location)
  const { code, locationName, dependant } = appointment
  const title = appointmentTitle(appointment, language)
  const file = () =>
    calendarFile(appointment, {
      summary: dependant ? t('dependants:mail.title', { name: dependant.name, title }) : title,
      description: `${t('patient:card.code')}: ${code}`,
      location: place ? postalAddress(place) : locationName,
    })
  const save = () => saveFile('appointment.ics', new Blob([file()], { type: 'text/calendar' }))
  return (
    <div className="button-row">
      <Button variant="tint" size="small" icon={<IconCalendar />} onClick={save}>
        {t('patient:card.calendar')}
      </Button>
      {place && (
        <a
          className={buttonClass({ variant: 'tint', size: 'small' })}
          href={mapLink(place)}
          target="_blank"
          rel="noreferrer"
        >
          <IconWay />
          {t('patient:card.way')}
        </a>
      )}
    </div>
  )
}
