import { useEffect, useRef, useState } from 'react'
import { loadEmergencyWatch } from '#search/load-emergency-watch.ts'
import { Notice } from '#ui/Notice.tsx'
import { paths } from '../../paths.ts'
import { Helpline } from '../../shell/Helpline.tsx'
import { useTranslation } from '../../texts.ts'

/**
 * Above the doctors: what to do if the search text describes an emergency. Uses the emergency watch of the public pages,
 * which the service worker caches; if it cannot be loaded, the hospital's numbers are shown.
 */
export function EmergencyNotice({ search, location }: { search: string; location: string }) {
  const { t, language } = useTranslation()
  const slot = useRef<HTMLDivElement>(null)
  const asked = useRef(false)
  const [unknown, setUnknown] = useState(false)
  useEffect(() => {
    asked.current ||= search.trim() !== ''
    const place = slot.current
    if (!place || !asked.current) return
    const words = {
      call: t('patient:danger.call', { number: '{{number}}' }),
      callHospital: t('patient:danger.callHospital', { place: '{{place}}' }),
      more: t('patient:danger.more'),
    }
    const reader = { language, words, more: paths.emergencyPage(language) }
    loadEmergencyWatch()
      .then(watch => watch.showEmergency(place, search, location, reader))
      .then(
        () => setUnknown(false),
        () => setUnknown(true),
      )
  }, [search, location, language, t])
  return (
    <>
      <div role="alert" ref={slot} />
      {unknown && search.trim() && (
        <Notice tone="urgent">
          <Helpline />
        </Notice>
      )}
    </>
  )
}
