import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ApiError } from '#api/errors.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { ItemPage } from '../../../kit/ItemPage.tsx'
import { NotFound } from '../../../shell/NotFound.tsx'
import { useTranslation } from '../../../texts.ts'
import { outlineOf } from '../../kinds.ts'
import { kindLabel } from '../../labels.ts'
import { itemOptions } from '../calls.ts'
import { type EditorProps, ItemEditorScreen } from './ItemEditorScreen.tsx'

export const AddScreen = ({ kind }: { kind: ContentKind }) => <ItemEditorScreen kind={kind} item={null} />

export function EditScreen({ kind, ...part }: Pick<EditorProps, 'kind' | 'section'>) {
  const { t } = useTranslation()
  const { key: inAddress } = useParams()
  const { singleton } = outlineOf(kind)
  const key = singleton ? kind : (inAddress ?? '')
  const item = useQuery(itemOptions(kind, key))
  const gone = item.error instanceof ApiError && item.error.status === 404
  // There is exactly one of a singleton, even before it is written.
  if (gone) return singleton ? <ItemEditorScreen kind={kind} item={null} {...part} /> : <NotFound />
  return (
    <ItemPage
      query={item}
      title={part.section?.title ?? kindLabel(t, kind, 'one')}
      back={part.section?.back}
      rows={10}
    >
      {data => <ItemEditorScreen key={data.id} kind={kind} item={data} {...part} />}
    </ItemPage>
  )
}
