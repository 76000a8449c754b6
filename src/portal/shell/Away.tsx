import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $away } from '#api/away.ts'
import { get } from '#api/client.ts'
import { callText } from '#api/texts.ts'
import { telephone } from '#entities/telephone.ts'
import IconWarning from '~icons/lucide/triangle-alert'
import { $hospital } from '../hospital.ts'
import { $language } from '../language.ts'

const AGAIN = 4000

/** Over every screen while the API gives no answer: how else the hospital is reached, until it answers again. */
export function Away() {
  const away = useStore($away)
  const { phone, emergency } = useStore($hospital)
  useStore($language)
  useEffect(() => {
    if (!away) return
    const timer = setInterval(() => {
      const options = { background: true, anonymous: true, signal: AbortSignal.timeout(AGAIN) }
      get('livez', options).catch(() => {})
    }, AGAIN)
    return () => clearInterval(timer)
  }, [away])
  // The region is there before its words are, or some screen readers stay silent.
  return (
    <div role="status" className="away" data-shown={away || undefined}>
      {away && (
        <>
          <IconWarning />
          <p>{callText('away')}</p>
          <Telephone words={callText('awayCall')} number={phone} />
          <Telephone words={callText('awayEmergency')} number={emergency} />
        </>
      )}
    </div>
  )
}

function Telephone({ words, number }: { words: string; number: string | undefined }) {
  if (!number) return null
  return (
    <p>
      {words}{' '}
      <a className="link" href={telephone(number)}>
        {number}
      </a>
    </p>
  )
}
