import { useEffect, useRef, useState } from 'react'
import IconCheck from '~icons/lucide/check'
import IconCopy from '~icons/lucide/copy'
import { Button } from './Button.tsx'
import { COPY_CONFIRMATION } from './constants.ts'

interface CopyButtonProps {
  /** what goes to the clipboard */
  text: string
  /** e.g. 'Copy the booking code' */
  label: string
  copiedLabel: string
}

/** Takes a text along, and says for a moment that it did. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Browsers give the clipboard to secure pages only: where it is missing, nothing is promised.
  if (!globalThis.navigator?.clipboard) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // Refused by the reader: the text still stands there to be selected.
      return
    }
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(setCopied, COPY_CONFIRMATION, false)
  }
  return (
    <>
      <Button variant="ghost" size="small" iconOnly aria-label={label} onClick={copy}>
        {copied ? <IconCheck /> : <IconCopy />}
      </Button>
      <span className="sr-only" role="status">
        {copied && copiedLabel}
      </span>
    </>
  )
}
