import { Button, IconButton } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import IconAlert from '~icons/lucide/circle-alert'
import IconCheck from '~icons/lucide/circle-check'
import IconX from '~icons/lucide/x'
import { useTranslation } from '../../texts.ts'
import type { Upload, Uploads } from './use-uploads.ts'

const row = 'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-3.5 py-1 text-15'

/** The progress of each upload, or why it failed. */
export function UploadList({ uploads, retry, dismiss, clear, busy }: Uploads) {
  const { t } = useTranslation()
  if (uploads.length === 0) return null
  return (
    <section className="uploads grid justify-items-start gap-2" aria-label={t('library:upload.list')}>
      <ul className="grid w-full gap-1">
        {uploads.map(one => (
          <li
            key={one.id}
            className={classNames(
              row,
              one.state === 'failed' ? 'bg-error-tint text-on-error-tint' : 'bg-surface-sunk',
            )}
          >
            <span className="min-w-0 flex-[1_1_10rem] font-semibold wrap-anywhere">{one.file.name}</span>
            <UploadState upload={one} />
            {one.state === 'failed' && one.again && (
              <Button variant="quiet" size="small" onClick={() => retry(one.id)}>
                {t('library:upload.retry')}
              </Button>
            )}
            {(one.state === 'failed' || one.state === 'added' || one.state === 'duplicate') && (
              <IconButton
                size="small"
                label={t('library:upload.dismiss', { name: one.file.name })}
                icon={<IconX />}
                onClick={() => dismiss(one.id)}
              />
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
      <span className="inline-flex items-center gap-2 tabular-nums" role={isFailed ? 'alert' : 'status'}>
        {isFailed ? <IconAlert /> : <IconCheck />}
        {isFailed ? problem : t(`library:upload.${state}`)}
      </span>
    )
  }
  const percent = Math.round(sent * 100)
  return (
    <span className="inline-flex items-center gap-2 tabular-nums">
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
