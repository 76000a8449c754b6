import { useEffect, useRef, useState } from 'react'
import type { CalledAs, DisplayedQueue, DisplayView } from '#entities/appointment/waiting-room.ts'
import { loadTranslation } from '../../../texts.ts'
import { keyOf, newCalls } from './pages.ts'
import { $soundChoice, chime, speak } from './sound.ts'
import { spokenCall, spokenLanguages } from './spoken.ts'

/** Milliseconds for which the page of a call stays at least. */
const SHOWN = 8_000

async function announce(queue: DisplayedQueue, called: CalledAs): Promise<void> {
  await chime()
  for (const language of spokenLanguages) {
    if ($soundChoice.get() === 'off') return
    const t = await loadTranslation(language, 'queue')
    await speak(spokenCall(t, language, queue, called), language)
  }
}

/**
 * Announces new calls one after the other. Returns the key of the queue whose call is being announced, or null. Only the
 * newest call of each queue waits, so the list is as long as the list of queues at most.
 */
export function useAnnouncements(view: DisplayView): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const before = useRef<DisplayView | null>(null)
  const waiting = useRef(new Map<string, DisplayedQueue>())
  const running = useRef(false)
  useEffect(() => {
    // Loaded before the first call: after an update of the server the files of this version may be gone.
    for (const language of spokenLanguages) loadTranslation(language, 'queue').catch(() => {})
  }, [])
  useEffect(() => {
    for (const queue of newCalls(before.current, view)) waiting.current.set(keyOf(queue), queue)
    before.current = view
    if (!running.current) void run()
    async function run() {
      running.current = true
      for (const [key, queue] of waiting.current) {
        waiting.current.delete(key)
        setCurrent(key)
        const shown = new Promise(resolve => setTimeout(resolve, SHOWN))
        const isAudible = $soundChoice.get() === 'on' && queue.serving
        // Without its texts a call is shown and not spoken.
        if (isAudible) await announce(queue, isAudible).catch(() => {})
        await shown
      }
      running.current = false
      setCurrent(null)
    }
  }, [view])
  return current
}
