import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { publishUpdate } from '#state/publish-update.ts'
import { $updates, type Update } from '#state/updates.ts'
import { IconButton } from '#ui/Button.tsx'
import IconX from '~icons/lucide/x'
import { float, removeMessage } from './floating/float.ts'
import { storeOfflineShown } from './offline/offline-shown.ts'

interface Props {
  /** A page has one language; the shells of the portal have all, and the current one is used. */
  prompts: {
    language: InterfaceLanguage
    direction: 'ltr' | 'rtl'
    texts: Record<Update | 'label' | 'submit' | 'close', string>
  }[]
}

/** In ms, counted only while the message is readable and not in use. */
const LIFE = 10_000
const TICK = 250

/** Counts down while the message is visible: not in another tab, under the pointer, focused or hidden. */
function closeInTime(prompt: HTMLElement, close: () => void): () => void {
  let left = LIFE
  const timer = setInterval(() => {
    if (document.hidden || prompt.matches(':hover, :focus-within, [data-covers], [hidden]')) return
    storeOfflineShown()
    left -= TICK
    if (left <= 0) close()
  }, TICK)
  return () => clearInterval(timer)
}

/**
 * A message about the page itself, with 'reload' and 'close'. `offlineReady` closes by itself. The markup is in the
 * page from the start, because the script that would fetch it may be the part that is missing.
 */
export function ReloadPrompt({ prompts }: Props) {
  const update = useStore($updates)
  const box = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState<Update | null>(null)
  const close = () => {
    if (update === 'offlineReady') storeOfflineShown()
    publishUpdate()
  }
  useEffect(() => {
    const prompt =
      box.current?.querySelector<HTMLElement>(`[lang="${document.documentElement.lang}"]`) ??
      (box.current?.firstElementChild as HTMLElement | null)
    if (!update || !prompt) return
    // A chunk that the reader has just requested failed to load: show the message even if no place is free.
    prompt.toggleAttribute('data-urgent', update === 'lost')
    // Screen readers announce a text that is set after its live region is visible.
    void float(prompt).then(() => requestAnimationFrame(() => setSaid(update)))
    const stop = update === 'offlineReady' ? closeInTime(prompt, () => publishUpdate()) : undefined
    return () => {
      stop?.()
      void removeMessage(prompt)
      setSaid(null)
    }
  }, [update])
  const reload = (event: MouseEvent | KeyboardEvent) => {
    if ('key' in event && event.key !== ' ') return
    event.preventDefault()
    location.reload()
  }
  // Before hydration this is a link that reloads the page.
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
          <IconButton label={texts.close} icon={<IconX />} onClick={close} />
        </aside>
      ))}
    </div>
  )
}
