import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { MediaFile } from '#entities/media/media-file.ts'
import { Button } from '#ui/Button.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { Loading } from '../../kit/Page.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useTranslation } from '../../texts.ts'
import { DropArea } from './DropArea.tsx'
import { isDescribed } from './Grid.tsx'
import { PictureFields } from './PictureFields.tsx'
import { PictureFilters, PictureList } from './PictureList.tsx'
import { UploadButton } from './UploadButton.tsx'
import { UploadList } from './UploadList.tsx'
import { usePicture } from './use-picture.ts'
import { useUploads } from './use-uploads.ts'

interface PickerProps {
  /** Files to upload at once, for example dropped on a form. */
  files?: File[]
  onPick(file: MediaFile): void
  onClose(): void
}

/** Chooses a picture of the library for a form, or uploads one. A picture without alternative texts must get them first. */
export function PickerPanel({ files, onPick, onClose }: PickerProps) {
  const { t } = useTranslation()
  const [describing, setDescribing] = useState<string | null>(null)
  const choose = (file: MediaFile) => (isDescribed(file) ? onPick(file) : setDescribing(file.id))
  // A portal, as Enter in the search would submit the form behind the panel.
  return createPortal(
    <Panel title={t('library:field.dialog')} wide onClose={onClose}>
      {describing ? (
        <Describe id={describing} onPick={onPick} onBack={() => setDescribing(null)} />
      ) : (
        <Choose onChoose={choose} {...(files ? { files } : {})} />
      )}
    </Panel>,
    document.body,
  )
}

function Choose({ files, onChoose }: { files?: File[]; onChoose(file: MediaFile): void }) {
  const { t } = useTranslation()
  const [query, setQuery] = useState({ page: 1, search: '', tag: '' })
  const change = (next: Partial<typeof query>) => setQuery({ ...query, ...next })
  const uploads = useUploads(onChoose)
  // The form needs only one picture.
  const add = (all: File[]) => uploads.add(all.slice(0, 1))
  const [begun, setBegun] = useState(false)
  if (files && !begun) {
    setBegun(true)
    queueMicrotask(() => add(files))
  }
  return (
    <DropArea onFiles={add} pasteAnywhere className="grid min-h-[50vh] content-start gap-5">
      <div className="filters">
        <PictureFilters query={query} onQuery={change} />
        <UploadButton onFiles={uploads.add}>{t('library:upload.here')}</UploadButton>
      </div>
      <p className="field-hint">{t('library:upload.limits')}</p>
      <UploadList {...uploads} />
      <PictureList query={query} onQuery={change} onChoose={onChoose} />
    </DropArea>
  )
}

function Describe({ id, onPick, onBack }: { id: string; onPick(file: MediaFile): void; onBack(): void }) {
  const { t } = useTranslation()
  const picture = usePicture(id, onBack)
  const { file, form } = picture
  if (!file || !form) return <Loading />
  const ready = form.en.trim() !== '' && form.id.trim() !== ''
  return (
    <>
      <Failure of={picture} />
      <PictureFields src={file.src} version={file.version} form={form} onChange={picture.setForm} brief />
      {!ready && <p className="field-hint">{t('library:field.needsAlt')}</p>}
      <div className="button-row">
        <Button
          variant="primary"
          aria-disabled={!ready || undefined}
          isPending={picture.isPending}
          onClick={() => ready && void picture.save.run(form).then(saved => saved && onPick(saved.result))}
        >
          {t('library:detail.choosing')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('library:field.cancel')}
        </Button>
      </div>
    </>
  )
}
