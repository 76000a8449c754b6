import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Button } from '#ui/Button.tsx'
import IconOn from '~icons/lucide/volume-2'
import IconOff from '~icons/lucide/volume-x'
import { useTranslation } from '../../../texts.ts'
import { $soundBlocked, $soundChoice, chime, closeSound, hasSound, openSound } from './sound.ts'

/** Switches the sound of calls. Where the browser blocks it, the button asks for the press that the browser requires. */
export function SoundButton() {
  const { t } = useTranslation()
  const isOff = useStore($soundChoice) === 'off'
  const isBlocked = useStore($soundBlocked)
  useEffect(() => {
    openSound()
    // A computer that was asleep may have interrupted the sound.
    document.addEventListener('visibilitychange', openSound)
    return () => {
      document.removeEventListener('visibilitychange', openSound)
      closeSound()
    }
  }, [])
  if (!hasSound()) return null
  const isSilent = isOff || isBlocked
  function press() {
    $soundChoice.set(isSilent ? 'on' : 'off')
    if (!isSilent) return
    openSound()
    // The first chime shows that the sound works.
    setTimeout(() => void chime(), 200)
  }
  return (
    <Button
      variant={isBlocked && !isOff ? 'primary' : 'ghost'}
      icon={isSilent ? <IconOff /> : <IconOn />}
      onClick={press}
    >
      {isSilent ? t('queue:wall.soundOn') : t('queue:wall.soundOff')}
    </Button>
  )
}
