import { paths } from '../paths.ts'
import { useTexts } from '../texts.ts'

/** Says at the door that nothing is lost by having to sign in. */
export function KeptChoice({ redirect }: { redirect: string | null }) {
  const { t } = useTexts()
  if (!redirect) return null
  const picked = redirect.startsWith(paths.book()) && redirect.includes('startsAt=')
  return <p className="notice notice-brand">{t(picked ? 'auth:choiceKept' : 'auth:backTo')}</p>
}
