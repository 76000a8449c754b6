import { useStore } from '@nanostores/react'
import IconMoon from '~icons/lucide/moon'
import IconSun from '~icons/lucide/sun'
import { useTexts } from '../texts.ts'
import { $dark, toggleTheme } from '../theme.ts'

export function ThemeSwitch() {
  const { t } = useTexts()
  const dark = useStore($dark)
  return (
    <button
      type="button"
      className="button button-ghost button-icon"
      aria-label={t(dark ? 'portal:theme.toLight' : 'portal:theme.toDark')}
      onClick={event => toggleTheme(event.currentTarget)}
    >
      {dark ? <IconSun /> : <IconMoon />}
    </button>
  )
}
