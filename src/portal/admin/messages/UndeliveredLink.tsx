import { useQuery } from '@tanstack/react-query'
import { Notice } from '#ui/Notice.tsx'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'
import { undeliveredOptions } from './calls.ts'

/** The number of undelivered emails; nothing if there are none. */
export function UndeliveredLink() {
  const { t } = useTranslation()
  const count = useQuery(undeliveredOptions(1)).data?.meta.total ?? 0
  if (count === 0) return null
  return (
    <Notice tone="urgent">
      <Link to={adminPaths.undelivered}>{t('letters:undelivered.link', { count })}</Link>
    </Notice>
  )
}
