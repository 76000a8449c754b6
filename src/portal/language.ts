import { put } from '#api/client.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { chooseLanguage } from '#state/language.ts'
import { $user } from './session.ts'

/** Changes the interface at once. For a signed-in user it is also the language of our emails, so it is saved. */
export function setLanguage(language: InterfaceLanguage): void {
  chooseLanguage(language)
  const user = $user.get()
  if (!user) return
  $user.set({ ...user, language })
  // An error is ignored: this screen has the language already, and the user can choose again on another device.
  const saving = put('/api/profile/language', { body: { language } })
  void saveInProfile(language, saving).catch(() => {})
}

/** The sign-in screens need no query client, so it is loaded only for a signed-in user. */
async function saveInProfile(language: InterfaceLanguage, saving: Promise<unknown>): Promise<void> {
  const { queryClient } = await import('./queries.ts')
  // A profile form that opens before the answer starts from this choice, not from what was read before.
  queryClient.setQueryData(['me'], (before: object | undefined) => before && { ...before, language })
  await saving
  await queryClient.invalidateQueries({ queryKey: ['me'] })
}
