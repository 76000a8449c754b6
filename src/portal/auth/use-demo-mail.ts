import { useEffect, useState } from 'react'
import { get } from '#api/client.ts'
import type { ResultOf } from '#api/operations.ts'

export type DemoMail = ResultOf<'get', '/api/demo/outbox'>[number]

const ATTEMPTS = 3
const BETWEEN = 700

/** In the local demo: the newest email to an address. Elsewhere the server answers 404, and this returns null. */
export function useDemoMail(to: string, attempt: number): DemoMail | null {
  const [mail, setMail] = useState<DemoMail | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again after each attempt
  useEffect(() => {
    if (!to) return
    const stop = new AbortController()
    const read = async () => {
      for (let tried = 0; tried < ATTEMPTS && !stop.signal.aborted; tried++) {
        const options = { query: { to }, background: true, anonymous: true, signal: stop.signal }
        const [newest] = (await get('/api/demo/outbox', options)).result
        if (newest) return setMail(newest)
        await new Promise(resolve => setTimeout(resolve, BETWEEN))
      }
    }
    read().catch(() => setMail(null))
    return () => stop.abort()
  }, [to, attempt])
  return mail
}

export const codeIn = (mail: DemoMail | null): string | null => mail?.text.match(/\b\d{6}\b/)?.[0] ?? null
