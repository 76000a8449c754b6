import { type ReactNode, useRef } from 'react'
import IconUpload from '~icons/lucide/upload'

interface ButtonProps {
  /** Several at once. */
  multiple?: boolean
  className?: string
  onFiles(files: File[]): void
  children: ReactNode
}

/** Opens the file chooser of the device. */
export function UploadButton({
  multiple,
  className = 'button button-quiet',
  onFiles,
  children,
}: ButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        <IconUpload />
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          // Without the reset, choosing the same file again would cause no event.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
