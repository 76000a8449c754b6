import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { MediaFile } from '#entities/media/media-file.ts'
import { Button } from '#ui/Button.tsx'
import IconAlert from '~icons/lucide/circle-alert'
import { Paging } from '../../kit/list/Paging.tsx'
import { SearchBox } from '../../kit/list/SearchBox.tsx'
import { Empty, LoadFailed, Loading } from '../../kit/Page.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useTranslation } from '../../texts.ts'
import { libraryOptions, PICTURES_PER_PAGE } from './calls.ts'
import { DropArea } from './DropArea.tsx'
import { Grid, isDescribed } from './Grid.tsx'
import { Tags } from './LibraryScreen.tsx'
import { PictureFields } from './PictureFields.tsx'
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
  const list = useQuery(libraryOptions(query))
  const uploads = useUploads(onChoose)
  // The form needs only one picture.
  const add = (all: File[]) => uploads.add(all.slice(0, 1))
  const [begun, setBegun] = useState(false)
  if (files && !begun) {
    setBegun(true)
    queueMicrotask(() => add(files))
  }
  const total = list.data?.meta.total ?? 0
  return (
    <DropArea onFiles={add} pasteAnywhere className="library">
      <div className="filters">
        <SearchBox
          label={t('library:list.search')}
          search={query.search}
          onSearch={search => setQuery({ ...query, search, page: 1 })}
        />
        <Tags tag={query.tag} onTag={tag => setQuery({ ...query, tag, page: 1 })} />
        <UploadButton onFiles={uploads.add}>{t('library:upload.here')}</UploadButton>
      </div>
      <p className="field-hint">{t('library:upload.limits')}</p>
      <UploadList {...uploads} />
      {list.isError ? (
        <LoadFailed error={list.error} retry={() => list.refetch()} />
      ) : !list.data ? (
        <Loading rows={4} />
      ) : list.data.result.length === 0 ? (
        <Empty
          picture="list"
          title={t(query.search || query.tag ? 'library:list.nothing' : 'library:list.empty')}
          text={t(query.search || query.tag ? 'library:list.nothingLead' : 'library:list.emptyLead')}
        />
      ) : (
        <>
          <Grid files={list.data.result} old={list.isPlaceholderData} onChoose={onChoose} />
          <Paging
            page={query.page}
            pages={Math.ceil(total / PICTURES_PER_PAGE)}
            onPage={page => setQuery({ ...query, page })}
          />
        </>
      )}
    </DropArea>
  )
}

interface DescribeProps {
  id: string
  onPick(file: MediaFile): void
  onBack(): void
}
function Describe({ id, onPick, onBack }: DescribeProps) {
  const { t } = useTranslation()
  const picture = usePicture(id, onBack)
  const { file, form, problem, busy } = picture
  if (!file || !form) return <Loading />
  const ready = form.en.trim() !== '' && form.id.trim() !== ''
  return (
    <>
      {problem && (
        <p className="notice notice-error" role="alert">
          <IconAlert />
          {problem}
        </p>
      )}
      <PictureFields src={file.src} version={file.version} form={form} onChange={picture.setForm} brief />
      {!ready && <p className="field-hint">{t('library:field.needsAlt')}</p>}
      <div className="button-row">
        <Button
          variant="primary"
          aria-disabled={!ready || busy !== null || undefined}
          onClick={() => ready && !busy && void picture.save().then(saved => saved && onPick(saved))}
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
