import { put } from '#api/client.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { chooseLanguage } from '#state/language.ts'
import { $user } from './session.ts'

/** Spoken at once; for somebody signed in it is also the language of what we write to him. */
export function setLanguage(language: InterfaceLanguage): void {
  chooseLanguage(language)
  const user = $user.get()
  if (!user) return
  $user.set({ ...user, language })
  // The screen has changed already; a language that could not be kept is chosen again on the next device.
  const told = put('profile/language', { language })
  void keepInProfile(language, told).catch(() => {})
}

/** The doors read nothing, so what holds the profile is fetched only for who has one. */
async function keepInProfile(language: InterfaceLanguage, told: Promise<unknown>): Promise<void> {
  const { queryClient } = await import('./queries.ts')
  // A profile form that opens before the answer starts from this choice, not from what was read before.
  queryClient.setQueryData(['me'], (before: object | undefined) => before && { ...before, language })
  await told
  await queryClient.invalidateQueries({ queryKey: ['me'] })
}
