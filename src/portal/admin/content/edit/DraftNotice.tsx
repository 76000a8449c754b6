import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useTranslation } from '../../../texts.ts'
import { savedMoment } from '../../moments.ts'
import type { ItemEditor } from './use-item-editor.ts'

/** A notice that the form contains an earlier unsaved draft, with a button to discard it. */
export function DraftNotice({ editor: { draft, discardStoredDraft } }: { editor: ItemEditor }) {
  const { t, language } = useTranslation()
  if (!draft) return null
  return (
    <Notice
      role="status"
      title={t('admin:kept.title', { moment: savedMoment(draft.at, language) })}
      actions={
        <Button variant="quiet" size="small" onClick={discardStoredDraft}>
          {t('admin:kept.discard')}
        </Button>
      }
    >
      <p>{t('admin:kept.text')}</p>
    </Notice>
  )
}
