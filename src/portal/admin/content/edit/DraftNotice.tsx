import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useTranslation } from '../../../texts.ts'
import { savedMoment } from '../../moments.ts'
import type { ItemEditor } from './use-item-editor.ts'

/** Says that the form contains an unsaved draft from earlier, and offers to discard it. */
export function DraftNotice({ editor: { kept, discardKept } }: { editor: ItemEditor }) {
  const { t, language } = useTranslation()
  if (!kept) return null
  return (
    <Notice
      role="status"
      title={t('admin:kept.title', { moment: savedMoment(kept.at, language) })}
      actions={
        <Button variant="quiet" size="small" onClick={discardKept}>
          {t('admin:kept.discard')}
        </Button>
      }
    >
      <p>{t('admin:kept.text')}</p>
    </Notice>
  )
}
