import { atom } from 'nanostores'
import { get } from '#api/client.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { Translate } from '#i18n/messages.ts'
import { queryClient } from '../../../queries.ts'
import { timeWithSeconds } from '../../moments.ts'
import type { Publication } from '../calls.ts'

/** Publication status of the editor's last change. */
export interface Publishing extends Publication {
  change: number
  title: string
  /** The server did not answer. */
  unknown?: boolean
}
export const $publishing = atom<Publishing | null>(null)

/** What an editor reads about it. */
export const publicationText = (
  { t, language }: { t: Translate; language: InterfaceLanguage },
  { title, unknown, state, liveAt, error }: Publishing,
): string =>
  t(`admin:publication.${unknown ? 'unknown' : state}`, {
    title,
    time: liveAt ? timeWithSeconds(liveAt, language) : '',
    error: error ?? '',
  })

const POLL = 1000
const TRIES = 600

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Polls the status of a change until it is live or failed. Polling does not count as activity, so it does not extend the session. */
export async function watchPublication(change: number, title: string): Promise<void> {
  $publishing.set({ change, title, state: 'waiting', liveAt: null, error: null })
  const isNewest = () => $publishing.get()?.change === change
  let failures = 0
  for (let tried = 0; tried < TRIES && isNewest(); tried++) {
    try {
      const { result } = await get('/api/admins/publications/{change}', {
        params: { change },
        background: true,
      })
      failures = 0
      if (!isNewest()) return
      $publishing.set({ ...result, change, title })
      if (result.state === 'live' || result.state === 'failed') {
        await queryClient.invalidateQueries({ queryKey: ['admins', 'publications'] })
        return
      }
    } catch {
      failures += 1
      if (failures === 5) break
    }
    await wait(POLL)
  }
  const last = $publishing.get()
  if (last?.change === change) $publishing.set({ ...last, unknown: true })
}
