import { fromApiHost } from '#api/upload.ts'
import { localizedValue } from '#entities/localized.ts'
import { pictureAt } from '#entities/media/media-address.ts'
import type { MediaFile } from '#entities/media/media-file.ts'
import { Badge } from '#ui/Badge.tsx'
import { useTranslation } from '../../texts.ts'

interface GridProps {
  files: readonly MediaFile[]
  onChoose(file: MediaFile): void
  /** The pictures are the previous result, while the next one is loaded. */
  old?: boolean
}

/** Whether a picture has alternative texts in both languages. Only then can it be used. */
export const isDescribed = ({ alt }: Pick<MediaFile, 'alt'>) => Boolean(alt.en && alt.id)

const badgeLook = 'absolute start-2.5 top-2.5 max-w-[calc(100%-1.25rem)] text-[0.75rem] whitespace-normal'

export function Grid({ files, onChoose, old }: GridProps) {
  const { t, language } = useTranslation()
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,42vw),1fr))] gap-4 aria-busy:opacity-60"
      aria-busy={old || undefined}
    >
      {files.map(file => (
        <li key={file.id}>
          <button
            type="button"
            className="library-item relative grid w-full gap-1.5 p-1.5 text-start text-14"
            onClick={() => onChoose(file)}
          >
            <img
              className="aspect-[4/3] w-full rounded-sm bg-surface-sunk object-contain"
              src={`${fromApiHost(pictureAt(file.src, 320))}${file.version > 1 ? `?v=${file.version}` : ''}`}
              alt={localizedValue(file.alt, language)?.value ?? ''}
              width={320}
              height={240}
              loading="lazy"
              decoding="async"
            />
            <span className="truncate px-1 pb-1 font-semibold">{file.name}</span>
            {!isDescribed(file) && (
              <Badge className={badgeLook} tone="warning">
                {t('library:list.noAlt')}
              </Badge>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
