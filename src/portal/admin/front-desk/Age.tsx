import { useEffect, useState } from 'react'
import { useTranslation } from '../../texts.ts'
import { ageOf } from '../moments.ts'

/** Age of a request, updated while it is shown. */
export function Age({ since }: { since: string }) {
  const { t } = useTranslation()
  const [now, setNow] = useState(() => Temporal.Now.instant())
  useEffect(() => {
    const timer = setInterval(() => setNow(Temporal.Now.instant()), 30_000)
    return () => clearInterval(timer)
  }, [])
  const { unit, count } = ageOf(since, now)
  return <time dateTime={since}>{t(`admin:desk.age.${unit}`, { count })}</time>
}
