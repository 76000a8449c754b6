import { atom } from 'nanostores'

/** Who the hospital is and how it is reached, as the shell's page was built with it: it is there when the API is not. */
export interface Hospital {
  name: string
  /** Its own logo, where it has given one: words and all, or a mark beside its name. */
  logo?: { src: string; width: number; height: number; wordmark: boolean; clear: boolean } | undefined
  phone?: string | undefined
  emergency?: string | undefined
  chat?: string | undefined
  email?: string | undefined
}
export const $hospital = atom<Hospital>({ name: 'Rawat' })
