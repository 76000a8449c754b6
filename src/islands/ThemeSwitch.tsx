import { toggleColorScheme } from '#state/color-scheme.ts'
import { Button } from '#ui/Button.tsx'
import IconMoon from '~icons/lucide/moon'
import IconSun from '~icons/lucide/sun'

interface Props {
  label: string
  /** Shows its name beside the icon. */
  labelled?: boolean
}

/** Switches light and dark. Both icons are in the markup; CSS shows one by the scheme, also before hydration. */
export const ThemeSwitch = ({ label, labelled = false }: Props) => (
  <Button
    variant="quiet"
    iconOnly={!labelled}
    className="theme-switch needs-js"
    aria-label={labelled ? undefined : label}
    onClick={event => void toggleColorScheme(event.currentTarget)}
  >
    <IconMoon className="to-dark" />
    <IconSun className="to-light" />
    {labelled && label}
  </Button>
)
