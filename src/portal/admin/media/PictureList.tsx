import { useQuery } from '@tanstack/react-query'
import type { MediaFile } from '#entities/media/media-file.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { FilterSelect } from '../../kit/list/filters.tsx'
import { Paging } from '../../kit/list/Paging.tsx'
import { SearchBox } from '../../kit/list/SearchBox.tsx'
import { Empty } from '../../kit/Page.tsx'
import { useTranslation } from '../../texts.ts'
import { libraryOptions, PICTURES_PER_PAGE, tagOptions } from './calls.ts'
import { Grid } from './Grid.tsx'

interface PictureQuery {
  page: number
  search: string
  tag: string
}
interface ListProps {
  query: PictureQuery
  onQuery(change: Partial<PictureQuery>): void
}

/** The search and the tags, which start at the first page. */
export function PictureFilters({ query: { search, tag }, onQuery }: ListProps) {
  const { t } = useTranslation()
  const tags = useQuery(tagOptions).data ?? []
  return (
    <>
      <SearchBox
        label={t('library:list.search')}
        search={search}
        onSearch={words => onQuery({ search: words, page: 1 })}
      />
      {tags.length > 0 && (
        <FilterSelect
          label={t('library:list.tags')}
          hideLabel
          any={t('library:list.allTags')}
          options={tags.map(one => [one.tag, `${one.tag} (${one.count})`])}
          value={tag}
          onChange={one => onQuery({ tag: one, page: 1 })}
        />
      )}
    </>
  )
}

/** A page of the pictures that match, or why there are none. */
export function PictureList({ query, onQuery, onChoose }: ListProps & { onChoose(file: MediaFile): void }) {
  const { t } = useTranslation()
  const list = useQuery(libraryOptions(query))
  const isFiltered = query.search !== '' || query.tag !== ''
  return (
    <Loaded query={list} rows={4}>
      {({ result, meta }) =>
        result.length > 0 ? (
          <>
            <Grid files={result} old={list.isPlaceholderData} onChoose={onChoose} />
            <Paging
              page={query.page}
              pages={Math.ceil((meta.total ?? 0) / PICTURES_PER_PAGE)}
              onPage={page => onQuery({ page })}
            />
          </>
        ) : isFiltered ? (
          <Empty picture="search" title={t('library:list.nothing')} text={t('library:list.nothingLead')} />
        ) : (
          <Empty picture="list" title={t('library:list.empty')} text={t('library:list.emptyLead')} />
        )
      }
    </Loaded>
  )
}
