import { Helpline } from '../shell/Helpline.tsx'
import { PlainFrame } from '../shell/PlainFrame.tsx'
import { useTranslation } from '../texts.ts'

/** The layout of the sign-in screens, with the telephone numbers for urgent cases. */
export function AuthLayout() {
  const { t } = useTranslation()
  const help = (
    <aside className="auth-help" aria-label={t('auth:help')}>
      {/* Lazy: a phone does not show it and therefore does not load it. */}
      <img src="/art/hero-mobile.svg" alt="" width={820} height={700} loading="lazy" />
      <Helpline />
    </aside>
  )
  return <PlainFrame className="auth-frame" help={help} />
}
