import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import { $hospital } from '../hospital.ts'

/** Shown before the title, if it is not 0: how much waits for the person. */
export const $titleCount = atom(0)

/** Sets the browser tab's title: the screen's name and the hospital's. */
export function useTitle(title: string): void {
  const { name } = useStore($hospital)
  const count = useStore($titleCount)
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} | ${name}`
  }, [title, name, count])
}
