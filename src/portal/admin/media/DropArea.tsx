import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import IconUpload from '~icons/lucide/upload'
import { useTranslation } from '../../texts.ts'

interface AreaProps {
  onFiles(files: File[]): void
  /** Also accepts pictures that are pasted anywhere on the screen. */
  pasteAnywhere?: boolean
  className?: string
  children: ReactNode
}

const look = classNames(
  'relative data-over:rounded-lg data-over:outline-2 data-over:outline-offset-8',
  'data-over:outline-brand data-over:outline-dashed',
)
const sign =
  'tinted pointer-events-none absolute inset-0 z-5 flex items-start justify-center gap-2 rounded-lg pt-12 font-bold'

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])]
const carriesFiles = (event: React.DragEvent) => event.dataTransfer.types.includes('Files')

/** Takes files that are dropped on it or pasted into it. */
export function DropArea({ onFiles, pasteAnywhere, className, children }: AreaProps) {
  const { t } = useTranslation()
  const area = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })
  useEffect(() => {
    const target = pasteAnywhere ? document : area.current
    const paste = (event: Event) => {
      const files = filesOf((event as ClipboardEvent).clipboardData)
      if (files.length === 0 || event.defaultPrevented) return
      event.preventDefault()
      take.current(files)
    }
    target?.addEventListener('paste', paste)
    return () => target?.removeEventListener('paste', paste)
  }, [pasteAnywhere])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same by keyboard
    <div
      ref={area}
      className={classNames(look, className)}
      data-over={over || undefined}
      onDragOver={event => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={event => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={event => {
        setOver(false)
        const files = filesOf(event.dataTransfer)
        if (files.length === 0) return
        event.preventDefault()
        event.stopPropagation()
        onFiles(files)
      }}
    >
      {children}
      {over && (
        <p className={sign} aria-hidden="true">
          <IconUpload />
          {t('library:upload.drop')}
        </p>
      )}
    </div>
  )
}
