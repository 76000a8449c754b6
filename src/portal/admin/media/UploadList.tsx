import IconAlert from '~icons/lucide/circle-alert'
import IconCheck from '~icons/lucide/circle-check'
import IconX from '~icons/lucide/x'
import { useSay } from '../say.ts'
import type { Upload, Uploads } from './use-uploads.ts'

/** How far each upload is, and why one failed. */
export function UploadList({ uploads, retry, dismiss, clear, busy }: Uploads) {
  const say = useSay()
  if (uploads.length === 0) return null
  return (
    <section className="uploads" aria-label={say('library:upload.list')}>
      <ul>
        {uploads.map(one => (
          <li key={one.id} data-state={one.state}>
            <span className="upload-name">{one.file.name}</span>
            <UploadState upload={one} />
            {one.state === 'failed' && one.again && (
              <button
                type="button"
                className="button button-quiet button-small"
                onClick={() => retry(one.id)}
              >
                {say('library:upload.retry')}
              </button>
            )}
            {(one.state === 'failed' || one.state === 'added' || one.state === 'duplicate') && (
              <button
                type="button"
                className="button button-ghost button-icon button-small"
                aria-label={say('library:upload.dismiss', { name: one.file.name })}
                onClick={() => dismiss(one.id)}
              >
                <IconX />
              </button>
            )}
          </li>
        ))}
      </ul>
      {!busy && uploads.length > 1 && (
        <button type="button" className="link-button" onClick={clear}>
          {say('library:upload.clear')}
        </button>
      )}
    </section>
  )
}

function UploadState({ upload: { state, sent, problem, file } }: { upload: Upload }) {
  const say = useSay()
  if (state === 'failed')
    return (
      <span className="upload-state" role="alert">
        <IconAlert />
        {problem}
      </span>
    )
  if (state === 'added' || state === 'duplicate')
    return (
      <span className="upload-state" role="status">
        <IconCheck />
        {say(`library:upload.${state}`)}
      </span>
    )
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
      {state === 'preparing' ? say('library:upload.preparing') : say('library:upload.sending', { percent })}
    </span>
  )
}
