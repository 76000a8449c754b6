import { atom } from 'nanostores'

/** How the hospital is reached, as the shell's page was built with it: it is there when the API is not. */
export interface Hospital {
  name: string
  phone?: string | undefined
  emergency?: string | undefined
  chat?: string | undefined
  email?: string | undefined
}
export const $hospital = atom<Hospital>({ name: 'Rawat' })
