import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $hospital } from '../hospital.ts'

/** The name of a screen in the browser's tab, with the hospital's. */
export function useTitle(title: string): void {
  const { name } = useStore($hospital)
  useEffect(() => {
    document.title = `${title} | ${name}`
  }, [title, name])
}
