import { Brand } from '../shell/Brand.tsx'
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx'
import { View } from '../shell/Root.tsx'
import { SkipLink } from '../shell/SkipLink.tsx'
import { ThemeSwitch } from '../shell/ThemeSwitch.tsx'

/** The plain layout of the doors: nothing to get lost in. */
export function AuthLayout() {
  return (
    <div className="auth-frame">
      <SkipLink />
      <header className="portal-bar">
        <Brand />
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <View />
    </div>
  )
}
