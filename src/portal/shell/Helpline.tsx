import { useStore } from '@nanostores/react'
import { telephone } from '#entities/telephone.ts'
import { $hospital } from '../hospital.ts'
import { useTexts } from '../texts.ts'
import { WithLink } from './WithLink.tsx'

/** The hospital's telephones, which work when this site does not. */
export function Helpline() {
  const { t } = useTexts()
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
