import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $hospital } from '../hospital.ts'

/** Sets the browser tab's title: the screen's name and the hospital's. */
export function useTitle(title: string): void {
  const { name } = useStore($hospital)
  useEffect(() => {
    document.title = `${title} | ${name}`
  }, [title, name])
}
