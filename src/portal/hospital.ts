import { atom } from 'nanostores'

/** The hospital's name and contact data, built into the shell's page: available even when the API is not. */
export interface Hospital {
  name: string
  /** The hospital's own logo, if it has one: with its name in it (`wordmark`), or a symbol beside the name. */
  logo?: { src: string; width: number; height: number; wordmark: boolean; clear: boolean } | undefined
  phone?: string | undefined
  emergency?: string | undefined
  chat?: string | undefined
  email?: string | undefined
}
export const $hospital = atom<Hospital>({ name: 'Rawat' })
