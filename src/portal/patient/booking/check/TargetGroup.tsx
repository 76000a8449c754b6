import { targetGroupText } from '#entities/appointment/package-offer.ts'
import '../../package-texts.ts'
import { useTranslation } from '../../../texts.ts'
import { usePackage } from '../use-names.ts'

/** For whom a package is, as its page says; nothing if it is for all patients. */
export function TargetGroup({ timetable }: { timetable: string }) {
  const { t } = useTranslation()
  const { data } = usePackage(timetable)
  const group = targetGroupText(data?.forWhom, (key, values) => t(`packages:${key}`, values))
  if (!group) return null
  return (
    <p>
      {t('packages:who.label')}: {group}
    </p>
  )
}
