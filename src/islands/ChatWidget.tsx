import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '#ui/Button.tsx'
import IconMessage from '~icons/lucide/message-circle'
import IconX from '~icons/lucide/x'

interface Props {
  texts: Record<'open' | 'title' | 'waiting' | 'silent' | 'close', string>
  /** Shown when the vendor does not answer. */
  telephone?: { href: string; number: string } | undefined
}

/** Milliseconds until another contact option is shown. The chat may still load after it. */
const answerTimeout = 10_000

/**
 * A button for a chat of another vendor. Nothing is fetched from the vendor before it is pressed. The chat then runs in
 * a frame without an origin: it has no token, no storage and no access to our page (see chatFrameTemplate).
 */
export function ChatWidget({ texts, telephone }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  // Stays mounted once opened: closing the panel does not end the chat.
  const [opened, setOpened] = useState(false)
  const [state, setState] = useState<'waiting' | 'silent' | 'there'>('waiting')
  useEffect(() => {
    const box = panel.current
    if (!box) return
    const open = () => setOpened(true)
    // The panel may have been opened before hydration.
    if (box.matches(':popover-open')) open()
    box.addEventListener('beforetoggle', open)
    return () => box.removeEventListener('beforetoggle', open)
  }, [])
  useEffect(() => {
    if (!opened) return
    const timer = setTimeout(() => setState(now => (now === 'waiting' ? 'silent' : now)), answerTimeout)
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
          <IconButton popoverTarget="chat" popoverTargetAction="hide" label={texts.close} icon={<IconX />} />
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
          // The server's header says the same; the sandbox holds even on a host that does not send the header.
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
