import { BarTools } from '../shell/BarTools.tsx'
import { Brand } from '../shell/Brand.tsx'
import { Helpline } from '../shell/Helpline.tsx'
import { View } from '../shell/Root.tsx'
import { SkipLink } from '../shell/SkipLink.tsx'
import { useTranslation } from '../texts.ts'

/** The plain layout of the sign-in screens, without navigation, with the telephone numbers for urgent cases. */
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
        {/* Lazy: a phone does not show it and therefore does not load it. */}
        <img src="/art/hero-mobile.svg" alt="" width={820} height={700} loading="lazy" />
        <Helpline />
      </aside>
    </div>
  )
}
