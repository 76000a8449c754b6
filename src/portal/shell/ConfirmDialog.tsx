import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { $asked } from '../confirm.ts'

/** The one confirmation dialog. Escape and a click outside mean no. */
export function ConfirmDialog() {
  const asked = useStore($asked)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (asked) dialog.current?.showModal()
  }, [asked])
  if (!asked) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the dialog itself
    <dialog
      ref={dialog}
      className="confirm"
      role="alertdialog"
      aria-labelledby="confirm-title"
      aria-describedby={asked.text ? 'confirm-text' : undefined}
      onCancel={() => asked.answer(false)}
      onClick={event => event.target === dialog.current && asked.answer(false)}
    >
      <div className="confirm-box">
        <h2 id="confirm-title">{asked.title}</h2>
        {asked.text && <p id="confirm-text">{asked.text}</p>}
        <div className="button-row">
          <button
            type="button"
            className={`button ${asked.severe ? 'button-danger' : ''}`}
            onClick={() => asked.answer(true)}
          >
            {asked.yes}
          </button>
          <button type="button" className="button button-quiet" onClick={() => asked.answer(false)}>
            {asked.no}
          </button>
        </div>
      </div>
    </dialog>
  )
}
