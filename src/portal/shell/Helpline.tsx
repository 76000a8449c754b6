import { useStore } from '@nanostores/react'
import { telephone } from '#entities/people/telephone.ts'
import { $hospital } from '../hospital.ts'
import { useTranslation } from '../texts.ts'
import { WithLink } from './WithLink.tsx'

/** The hospital's telephone numbers, for when the site does not work; `own` is the number of the location concerned. */
export function Helpline({ own }: { own?: string | undefined }) {
  const { t } = useTranslation()
  const { phone: general, emergency } = useStore($hospital)
  const phone = own ?? general
  const call = (number: string) => (words: string) => (
    <a className="link" href={telephone(number)}>
      {words}
    </a>
  )
  return (
    <>
      {phone && (
        <p>
          <WithLink text={t('portal:failed.phone', { phone })} link={call(phone)} />
        </p>
      )}
      {emergency && (
        <p>
          <WithLink text={t('portal:failed.emergency', { phone: emergency })} link={call(emergency)} />
        </p>
      )}
    </>
  )
}
