import { packageOf } from '#entities/appointment/timetable-key.ts'
import { localizedPath } from '#i18n/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { paths } from '../paths.ts'
import { useTranslation } from '../texts.ts'

/** On the sign-in screen: the choice so far is not lost. A patient without a time is offered those of the doctor, or the list of doctors. */
export function ChoiceNotice({ redirect }: { redirect: string | null }) {
  const { t, language } = useTranslation()
  const booking = redirect?.startsWith(paths.book())
  const chosen = redirect?.includes('startsAt=')
  const doctor = new URLSearchParams(redirect?.split('?')[1]).get('doctor')
  const isPackage = doctor && packageOf(doctor)
  // Offers of the waiting list have another deadline than ten minutes, and may have lapsed.
  const kept = chosen && !redirect?.includes('keptUntil=')
  const open = !redirect || redirect === paths.patients
  return (
    <>
      {!open && <p className="notice notice-brand">{t(kept ? 'auth:choiceKept' : 'auth:backTo')}</p>}
      {(open || (booking && !chosen && !isPackage)) && (
        // No router link: the public pages are not part of the portal.
        <a
          className={buttonClass({ variant: 'quiet' })}
          href={localizedPath(language, doctor ? `/doctors/${doctor}` : '/doctors')}
        >
          {t(doctor ? 'auth:chooseTime' : 'auth:chooseFirst')}
        </a>
      )}
    </>
  )
}
