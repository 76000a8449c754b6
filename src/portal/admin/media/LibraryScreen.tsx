import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { Loaded } from '../../kit/Loaded.tsx'
import { FilterSelect, FilterTotal } from '../../kit/list/filters.tsx'
import { Paging } from '../../kit/list/Paging.tsx'
import { SearchBox } from '../../kit/list/SearchBox.tsx'
import { Empty, Page } from '../../kit/Page.tsx'
import { useLeaveGuard } from '../../kit/use-leave-guard.ts'
import { useUnsaved } from '../../kit/use-unsaved.ts'
import { useTranslation } from '../../texts.ts'
import { libraryOptions, PICTURES_PER_PAGE, tagOptions } from './calls.ts'
import { DropArea } from './DropArea.tsx'
import { Grid } from './Grid.tsx'
import { PicturePanel } from './PicturePanel.tsx'
import { UploadButton } from './UploadButton.tsx'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'

const leaving = { title: 'library:upload.leaveTitle', text: 'library:upload.leaveText' }

/** All pictures of the site. The filters and the open picture are in the address. */
export function LibraryScreen() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const tag = params.get('tag') ?? ''
  const page = Math.max(1, Number(params.get('page')) || 1)
  const open = params.get('open')
  const list = useQuery(libraryOptions({ page, search, tag }))
  const uploads = useUploads()
  useLeaveGuard(uploads.busy, leaving)
  useUnsaved(uploads.busy)
  // Read the current address: a debounced search must not close a picture that was opened meanwhile.
  const change = (next: Record<string, string>) => {
    const before = Object.fromEntries(new URLSearchParams(location.search))
    const all = { ...before, ...('open' in next ? {} : { page: '' }), ...next }
    setParams(
      Object.entries(all).filter(([, value]) => value !== ''),
      { replace: true },
    )
  }
  const button = (
    <UploadButton multiple variant="primary" onFiles={uploads.add}>
      {t('library:upload.choose')}
    </UploadButton>
  )
  return (
    <Page title={t('library:title')} actions={button}>
      <DropArea onFiles={uploads.add} pasteAnywhere={!open} className="library">
        <p className="max-w-176 text-ink-soft">
          {t('library:lead')} {t('library:upload.limits')}.
        </p>
        <UploadList {...uploads} />
        <search className="filters">
          <SearchBox
            label={t('library:list.search')}
            search={search}
            onSearch={words => change({ search: words })}
          />
          <Tags tag={tag} onTag={one => change({ tag: one })} />
          <FilterTotal>
            {list.data && t('library:list.total', { count: list.data.meta.total ?? 0 })}
          </FilterTotal>
        </search>
        <Loaded query={list} rows={4}>
          {({ result, meta }) =>
            result.length > 0 ? (
              <>
                <Grid
                  files={result}
                  old={list.isPlaceholderData}
                  onChoose={file => change({ open: file.id })}
                />
                <Paging
                  page={page}
                  pages={Math.ceil((meta.total ?? 0) / PICTURES_PER_PAGE)}
                  onPage={next => change({ page: String(next) })}
                />
              </>
            ) : (
              <NoPictures isFiltered={Boolean(search || tag)} />
            )
          }
        </Loaded>
      </DropArea>
      {open && <PicturePanel key={open} id={open} onClose={() => change({ open: '' })} />}
    </Page>
  )
}

/** Why there are no pictures. */
export function NoPictures({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation()
  return isFiltered ? (
    <Empty picture="search" title={t('library:list.nothing')} text={t('library:list.nothingLead')} />
  ) : (
    <Empty picture="list" title={t('library:list.empty')} text={t('library:list.emptyLead')} />
  )
}

/** The tags of the pictures; choosing one filters the list. */
export function Tags({ tag, onTag }: { tag: string; onTag(tag: string): void }) {
  const { t } = useTranslation()
  const tags = useQuery(tagOptions)
  if (!tags.data?.length) return null
  return (
    <FilterSelect
      label={t('library:list.tags')}
      hideLabel
      any={t('library:list.allTags')}
      options={tags.data.map(one => [one.tag, `${one.tag} (${one.count})`])}
      value={tag}
      onChange={onTag}
    />
  )
}
