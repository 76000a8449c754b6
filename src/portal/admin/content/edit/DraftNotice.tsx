import { useTranslation } from '../../../texts.ts'
import { savedMoment } from '../../moments.ts'
import { useLanguage } from '../../use-language.ts'
import type { ItemEditor } from './use-item-editor.ts'

/** Says that the form contains an unsaved draft from earlier, and offers to discard it. */
export function KeptNotice({ editor: { kept, discardKept } }: { editor: ItemEditor }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!kept) return null
  return (
    <div className="notice" role="status">
      <p className="notice-title">{t('admin:kept.title', { moment: savedMoment(kept.at, language) })}</p>
      <p>{t('admin:kept.text')}</p>
      <div>
        <button type="button" className="button button-quiet button-small" onClick={discardKept}>
          {t('admin:kept.discard')}
        </button>
      </div>
    </div>
  )
}
