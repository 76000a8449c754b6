import { useEffect, useRef, useState } from 'react'
import IconCheck from '~icons/lucide/check'
import IconCopy from '~icons/lucide/copy'
import { IconButton } from './Button.tsx'
import { COPY_CONFIRMATION } from './constants.ts'

interface CopyButtonProps {
  /** The text that is copied. */
  text: string
  /** e.g. 'Copy the booking code' */
  label: string
  copiedLabel: string
}

/** Copies a text to the clipboard and confirms it for a moment. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Browsers offer the clipboard only in secure contexts: without it the button is not shown.
  if (!globalThis.navigator?.clipboard) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // The user refused the permission: the text can still be selected by hand.
      return
    }
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(setCopied, COPY_CONFIRMATION, false)
  }
  return (
    <>
      <IconButton size="small" label={label} icon={copied ? <IconCheck /> : <IconCopy />} onClick={copy} />
      <span className="sr-only" role="status">
        {copied && copiedLabel}
      </span>
    </>
  )
}
