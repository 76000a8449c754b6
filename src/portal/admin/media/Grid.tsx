import { fromApiHost } from '#api/upload.ts'
import { localizedValue } from '#entities/localized.ts'
import { pictureAt } from '#entities/media/media-address.ts'
import type { MediaFile } from '#entities/media/media-file.ts'
import { Badge } from '#ui/Badge.tsx'
import { useTranslation } from '../../texts.ts'

interface GridProps {
  files: readonly MediaFile[]
  chosen?: string | null
  onChoose(file: MediaFile): void
  /** The pictures are the previous result, while the next one is loaded. */
  old?: boolean
}

/** Whether a picture has alternative texts in both languages. Only then can it be used. */
export const isDescribed = ({ alt }: Pick<MediaFile, 'alt'>) => Boolean(alt.en && alt.id)

export function Grid({ files, chosen, onChoose, old }: GridProps) {
  const { t, language } = useTranslation()
  return (
    <ul className="library-grid" aria-busy={old || undefined}>
      {files.map(file => (
        <li key={file.id}>
          <button
            type="button"
            className="library-item"
            aria-pressed={chosen === undefined ? undefined : chosen === file.id}
            onClick={() => onChoose(file)}
          >
            <img
              src={`${fromApiHost(pictureAt(file.src, 320))}${file.version > 1 ? `?v=${file.version}` : ''}`}
              alt={localizedValue(file.alt, language)?.value ?? ''}
              width={320}
              height={240}
              loading="lazy"
              decoding="async"
            />
            <span className="truncate px-1 pb-1 font-semibold">{file.name}</span>
            {!isDescribed(file) && <Badge tone="warning">{t('library:list.noAlt')}</Badge>}
          </button>
        </li>
      ))}
    </ul>
  )
}
