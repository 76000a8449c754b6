import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import IconUpload from '~icons/lucide/upload'

interface ButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'isPending'> {
  /** Several at once. */
  multiple?: boolean
  onFiles(files: File[]): void
  children: ReactNode
}

/** Opens the file chooser of the device. */
export function UploadButton({ multiple, onFiles, children, variant = 'quiet', ...look }: ButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} {...look} icon={<IconUpload />} onClick={() => input.current?.click()}>
        {children}
      </Button>
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
