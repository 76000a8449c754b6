import { BarTools } from '../shell/BarTools.tsx'
import { Brand } from '../shell/Brand.tsx'
import { Helpline } from '../shell/Helpline.tsx'
import { View } from '../shell/Root.tsx'
import { SkipLink } from '../shell/SkipLink.tsx'
import { useTranslation } from '../texts.ts'

/** The plain layout of the doors: nothing to get lost in, and the telephone for whom no form is quick enough. */
export function AuthLayout() {
  const { t } = useTranslation()
  return (
    <div className="auth-frame">
      <SkipLink />
      <header className="portal-bar">
        <Brand />
        <BarTools />
      </header>
      <View />
      <aside className="auth-help" aria-label={t('auth:help')}>
        {/* Lazy: a phone, which has no room for it, does not fetch it. */}
        <img src="/art/hero-mobile.svg" alt="" width={820} height={700} loading="lazy" />
        <Helpline />
      </aside>
    </div>
  )
}
