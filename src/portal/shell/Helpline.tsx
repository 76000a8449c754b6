import { useStore } from '@nanostores/react'
import { useTranslation } from 'react-i18next'
import { telephone } from '#entities/telephone.ts'
import { $hospital } from '../hospital.ts'
import { WithLink } from './WithLink.tsx'

/** The hospital's telephones, which work when this site does not. */
export function Helpline() {
  const { t } = useTranslation()
  const { phone, emergency } = useStore($hospital)
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
