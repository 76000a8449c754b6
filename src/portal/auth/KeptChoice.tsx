import { paths } from '../paths.ts'
import { useTexts } from '../texts.ts'

/** Says at the door that nothing is lost by having to sign in. */
export function KeptChoice({ redirect }: { redirect: string | null }) {
  const { t } = useTexts()
  if (!redirect) return null
  // What the waiting list offers is not kept for ten minutes, and may have lapsed.
  const picked =
    redirect.startsWith(paths.book()) && redirect.includes('startsAt=') && !redirect.includes('keptUntil=')
  return <p className="notice notice-brand">{t(picked ? 'auth:choiceKept' : 'auth:backTo')}</p>
}
