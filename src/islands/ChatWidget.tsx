import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import IconMessage from '~icons/lucide/message-circle'
import IconX from '~icons/lucide/x'

interface Props {
  texts: Record<'open' | 'title' | 'waiting' | 'silent' | 'close', string>
  /** How else the hospital is asked, where the vendor does not answer. */
  telephone?: { href: string; number: string } | undefined
}

/** So long, in milliseconds, a vendor is waited for before another way is named. It may still come. */
const patience = 10_000

/**
 * Our own button for somebody else's chat. Nothing of theirs is asked for before it is pressed; then it runs in a frame
 * whose page has no origin, and with that no token, no storage and no view of ours: see chatFramePolicy.
 */
export function ChatWidget({ texts, telephone }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  // Once opened it stays: closing the panel does not end the talk.
  const [opened, setOpened] = useState(false)
  const [state, setState] = useState<'waiting' | 'silent' | 'there'>('waiting')
  useEffect(() => {
    const box = panel.current
    if (!box) return
    const open = () => setOpened(true)
    // Opened before this was awake.
    if (box.matches(':popover-open')) open()
    box.addEventListener('beforetoggle', open)
    return () => box.removeEventListener('beforetoggle', open)
  }, [])
  useEffect(() => {
    if (!opened) return
    const timer = setTimeout(() => setState(now => (now === 'waiting' ? 'silent' : now)), patience)
    return () => clearTimeout(timer)
  }, [opened])
  return (
    <>
      <Button
        className="chat-open needs-js no-print"
        popoverTarget="chat"
        aria-label={texts.open}
        data-at-bottom
      >
        <IconMessage />
        <span>{texts.title}</span>
      </Button>
      <div
        className="chat-window"
        id="chat"
        popover="auto"
        role="dialog"
        aria-labelledby="chat-title"
        ref={panel}
      >
        <div className="chat-head">
          <h2 id="chat-title">{texts.open}</h2>
          <Button
            variant="ghost"
            iconOnly
            popoverTarget="chat"
            popoverTargetAction="hide"
            aria-label={texts.close}
          >
            <IconX />
          </Button>
        </div>
        {state !== 'there' && (
          <p className="chat-waiting" role="status">
            {texts[state]}{' '}
            {state === 'silent' && telephone && (
              <a className="link" href={telephone.href}>
                {telephone.number}
              </a>
            )}
          </p>
        )}
        {opened && (
          // The server's header says the same; a host that forgets it must not open the door.
          <iframe
            src="/chat/frame"
            title={texts.open}
            sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="origin"
            onLoad={() => setState('there')}
          />
        )}
      </div>
    </>
  )
}
