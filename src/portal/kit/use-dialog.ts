import { useEffect, useRef } from 'react'

/** A dialog that is open as long as it is rendered. Closed, it gives the focus back to what had opened it. */
export function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return dialog
}
