import { useQuery } from '@tanstack/react-query'
import { FilterTotal } from '../../kit/list/filters.tsx'
import { display, textFilter } from '../../kit/list/list-address.ts'
import { useList } from '../../kit/list/use-list.ts'
import { Page } from '../../kit/Page.tsx'
import { useLeaveGuard } from '../../kit/use-leave-guard.ts'
import { useUnsaved } from '../../kit/use-unsaved.ts'
import { useTranslation } from '../../texts.ts'
import { libraryOptions } from './calls.ts'
import { DropArea } from './DropArea.tsx'
import { PictureFilters, PictureList } from './PictureList.tsx'
import { PicturePanel } from './PicturePanel.tsx'
import { UploadButton } from './UploadButton.tsx'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'

const filters = { tag: textFilter(80), open: display(textFilter(80)) }
const leaving = { title: 'library:upload.leaveTitle', text: 'library:upload.leaveText' }

/** All pictures of the site. The filters and the open picture are in the address. */
export function LibraryScreen() {
  const { t } = useTranslation()
  const list = useList(filters)
  const { open, ...query } = list.query
  const show = (picture: string) => list.change({ open: picture, page: query.page })
  const pictures = useQuery(libraryOptions(query))
  const total = pictures.data?.meta.total
  const uploads = useUploads()
  useLeaveGuard(uploads.busy, leaving)
  useUnsaved(uploads.busy)
  const button = (
    <UploadButton multiple variant="primary" onFiles={uploads.add}>
      {t('library:upload.choose')}
    </UploadButton>
  )
  return (
    <Page title={t('library:title')} query={pictures} actions={button}>
      <DropArea onFiles={uploads.add} pasteAnywhere={!open} className="grid min-h-[50vh] content-start gap-5">
        <p className="max-w-176 text-ink-soft">
          {t('library:lead')} {t('library:upload.limits')}.
        </p>
        <UploadList {...uploads} />
        <search className="filters">
          <PictureFilters query={query} onQuery={list.change} />
          <FilterTotal>{total !== undefined && t('library:list.total', { count: total })}</FilterTotal>
        </search>
        <PictureList query={query} onQuery={list.change} onChoose={file => show(file.id)} />
      </DropArea>
      {open && <PicturePanel key={open} id={open} onClose={() => show('')} />}
    </Page>
  )
}
