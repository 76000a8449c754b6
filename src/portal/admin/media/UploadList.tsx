import { Button } from '#ui/Button.tsx'
import IconAlert from '~icons/lucide/circle-alert'
import IconCheck from '~icons/lucide/circle-check'
import IconX from '~icons/lucide/x'
import { useTranslation } from '../../texts.ts'
import type { Upload, Uploads } from './use-uploads.ts'

/** The progress of each upload, or why it failed. */
export function UploadList({ uploads, retry, dismiss, clear, busy }: Uploads) {
  const { t } = useTranslation()
  if (uploads.length === 0) return null
  return (
    <section className="uploads" aria-label={t('library:upload.list')}>
      <ul>
        {uploads.map(one => (
          <li key={one.id} data-state={one.state}>
            <span className="upload-name">{one.file.name}</span>
            <UploadState upload={one} />
            {one.state === 'failed' && one.again && (
              <Button variant="quiet" size="small" onClick={() => retry(one.id)}>
                {t('library:upload.retry')}
              </Button>
            )}
            {(one.state === 'failed' || one.state === 'added' || one.state === 'duplicate') && (
              <Button
                variant="ghost"
                size="small"
                iconOnly
                aria-label={t('library:upload.dismiss', { name: one.file.name })}
                onClick={() => dismiss(one.id)}
              >
                <IconX />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!busy && uploads.length > 1 && (
        <button type="button" className="link-button" onClick={clear}>
          {t('library:upload.clear')}
        </button>
      )}
    </section>
  )
}

function UploadState({ upload: { state, sent, problem, file } }: { upload: Upload }) {
  const { t } = useTranslation()
  if (state === 'failed' || state === 'added' || state === 'duplicate') {
    const isFailed = state === 'failed'
    return (
      <span className="upload-state" role={isFailed ? 'alert' : 'status'}>
        {isFailed ? <IconAlert /> : <IconCheck />}
        {isFailed ? problem : t(`library:upload.${state}`)}
      </span>
    )
  }
  const percent = Math.round(sent * 100)
  return (
    <span className="upload-state">
      {state !== 'waiting' && (
        <progress
          data-busy={state === 'preparing' || undefined}
          value={sent}
          max={1}
          aria-label={file.name}
        />
      )}
      {state === 'preparing' ? t('library:upload.preparing') : t('library:upload.sending', { percent })}
    </span>
  )
}
