import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../texts.ts'
import { isFor, waitingQuery } from '../appointments/waiting-list.ts'
import { NoDoctor } from '../booking/choose/NoDoctor.tsx'
import { useDoctorName, useSpecialtyName } from '../booking/use-names.ts'
import { useFamily } from '../dependants/family.ts'
import { appointmentsQuery, doctorQuery, specialistsQuery } from '../doctors/directory.ts'
import { Loading, Problem } from '../Loading.tsx'
import { Screen } from '../Screen.tsx'
import { WaitForm } from './WaitForm.tsx'

const MOST = 50

/** Joining the waiting list of a doctor or a specialty, for an earlier slot or for any. */
export function WaitScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const doctor = query.get('doctor')
  const specialist = query.get('specialist')
  const family = useFamily()
  const who = family.data?.find(one => one.id === query.get('who')) ?? null
  const waits = useQuery(waitingQuery)
  const upcoming = useQuery(appointmentsQuery('upcoming', MOST))
  const found = useQuery({ ...doctorQuery(doctor ?? ''), enabled: doctor !== null })
  const specialties = useQuery({ ...specialistsQuery, enabled: doctor === null })
  const doctorName = useDoctorName(doctor ?? undefined)
  const specialty = useSpecialtyName(specialist ?? undefined)
  if (doctor !== null ? found.data === null : specialties.data?.every(one => one.slug !== specialist))
    return <NoDoctor reason={doctor === null ? 'unknownSpecialty' : 'unknownDoctor'} />
  if (found.data && !found.data.bookable) return <NoDoctor reason="phoneOnly" doctor={doctor ?? undefined} />
  const asked = doctor === null ? specialties : found
  const failed = [asked, waits, family, upcoming].find(one => one.error)
  const awaited = doctor === null ? { specialist: specialist ?? '' } : { doctor }
  return (
    <Screen title={t('patient:waiting.title')}>
      <p>
        <strong>{doctor === null ? t('patient:waiting.anyDoctorOf', { specialty }) : doctorName}</strong>
        {who && (
          <>
            <br />
            {t('dependants:cardFor', { name: who.name })}
          </>
        )}
      </p>
      <p>{t('patient:waiting.intro')}</p>
      {failed && <Problem error={failed.error} onAgain={() => failed.refetch()} />}
      {!failed && !(asked.data && waits.data && family.data && upcoming.data) && <Loading cards={1} />}
      {asked.data && waits.data && family.data && upcoming.data && (
        <WaitForm
          awaited={awaited}
          who={who?.id ?? null}
          upcoming={upcoming.data.items}
          known={waits.data.find(one => isFor(one, awaited, who?.id ?? null))}
        />
      )}
    </Screen>
  )
}
