import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { tellUpdate } from '#state/tell-update.ts'
import { $updates, type Update } from '#state/updates.ts'
import { Button } from '#ui/Button.tsx'
import IconX from '~icons/lucide/x'
import { float, takeAway } from './floating/float.ts'
import { noteOfflineTold } from './offline/told.ts'

interface Props {
  /** A page has one language; the portal's shells have all, and the one that is read is taken. */
  prompts: {
    language: InterfaceLanguage
    direction: 'ltr' | 'rtl'
    texts: Record<Update | 'label' | 'submit' | 'close', string>
  }[]
}

/** In ms, counted while the message can be read and nobody is about to use it. */
const LIFE = 10_000
const BEAT = 250

/** Counts down while the message is in sight: not in another tab, under the pointer, with the focus, or out of the way. */
function closeInTime(prompt: HTMLElement, close: () => void): () => void {
  let left = LIFE
  const timer = setInterval(() => {
    if (document.hidden || prompt.matches(':hover, :focus-within, [data-covers], [hidden]')) return
    noteOfflineTold()
    left -= BEAT
    if (left <= 0) close()
  }, BEAT)
  return () => clearInterval(timer)
}

/**
 * What there is to know about the page itself, in one line with the ways on: reload, or close. What is only good to know
 * closes by itself. Its markup is there from the start, as what fetches the rest could be what is missing.
 */
export function ReloadPrompt({ prompts }: Props) {
  const update = useStore($updates)
  const box = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState<Update | null>(null)
  const close = () => {
    if (update === 'offlineReady') noteOfflineTold()
    tellUpdate()
  }
  useEffect(() => {
    const prompt =
      box.current?.querySelector<HTMLElement>(`[lang="${document.documentElement.lang}"]`) ??
      (box.current?.firstElementChild as HTMLElement | null)
    if (!update || !prompt) return
    // What somebody has just asked for did not come: that is said even where nothing is free.
    prompt.toggleAttribute('data-urgent', update === 'lost')
    // A text that comes after its place is read aloud.
    void float(prompt).then(() => requestAnimationFrame(() => setSaid(update)))
    const stop = update === 'offlineReady' ? closeInTime(prompt, () => tellUpdate()) : undefined
    return () => {
      stop?.()
      void takeAway(prompt)
      setSaid(null)
    }
  }, [update])
  const reload = (event: MouseEvent | KeyboardEvent) => {
    if ('key' in event && event.key !== ' ') return
    event.preventDefault()
    location.reload()
  }
  // Until this is awake it is a link that loads the page again.
  const asButton = said ? { role: 'button', onClick: reload, onKeyDown: reload } : {}
  return (
    <div ref={box}>
      {prompts.map(({ language, direction, texts }) => (
        <aside
          key={language}
          className="reload-prompt no-print"
          aria-label={texts.label}
          lang={language}
          dir={direction}
          data-reload-prompt
          data-offline-ready={texts.offlineReady}
          data-need-refresh={texts.needRefresh}
          data-lost={texts.lost}
          hidden
        >
          <p role="status">{said && texts[said]}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of this page */}
          <a className="button" href="" {...asButton}>
            {texts.submit}
          </a>
          <Button variant="ghost" iconOnly aria-label={texts.close} onClick={close}>
            <IconX />
          </Button>
        </aside>
      ))}
    </div>
  )
}
