import { useStore } from '@nanostores/react'
import { Trans } from 'react-i18next'
import { telephone } from '#entities/telephone.ts'
import { $hospital } from '../hospital.ts'

/** The hospital's telephones, which work when this site does not. */
export function Helpline() {
  const { phone, emergency } = useStore($hospital)
  return (
    <>
      {phone && (
        <p>
          <Trans
            i18nKey="portal:failed.phone"
            values={{ phone }}
            // biome-ignore lint/a11y/useAnchorContent: the text comes from the locale
            components={{ a: <a className="link" href={telephone(phone)} /> }}
          />
        </p>
      )}
      {emergency && (
        <p>
          <Trans
            i18nKey="portal:failed.emergency"
            values={{ phone: emergency }}
            // biome-ignore lint/a11y/useAnchorContent: the text comes from the locale
            components={{ a: <a className="link" href={telephone(emergency)} /> }}
          />
        </p>
      )}
    </>
  )
}
