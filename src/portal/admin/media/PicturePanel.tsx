import { useState } from 'react'
import { Link } from 'react-router-dom'
import { fromApiHost } from '#api/upload.ts'
import { leastCrop } from '#entities/media/media-crop.ts'
import IconAlert from '~icons/lucide/circle-alert'
import IconCrop from '~icons/lucide/crop'
import IconOpen from '~icons/lucide/external-link'
import { useTranslation } from '../../texts.ts'
import { kindLabel } from '../labels.ts'
import { LoadFailed, Loading } from '../layout/Page.tsx'
import { Panel } from '../layout/Panel.tsx'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { useLanguage } from '../use-language.ts'
import { CropPanel } from './CropPanel.tsx'
import type { UsedFile } from './calls.ts'
import { PictureFields } from './PictureFields.tsx'
import { sizeText } from './size-text.ts'
import { UploadButton } from './UploadButton.tsx'
import { usePicture } from './use-picture.ts'

/** A picture of the library: texts, focal point, uses, and replacing the file. */
export function PicturePanel({ id, onClose }: { id: string; onClose(): void }) {
  const { t } = useTranslation()
  const picture = usePicture(id, onClose)
  const { found, file, form, problem, busy, isDirty } = picture
  // Ask inside the panel: the confirm dialog would be behind it and out of reach.
  const [asking, setAsking] = useState<'delete' | 'leave' | null>(null)
  const used = (file?.usedBy.length ?? 0) > 0
  const close = () => (isDirty ? setAsking('leave') : onClose())
  const footer = asking ? (
    <>
      <p className="basis-full">
        <strong>{t(asking === 'delete' ? 'library:detail.deleteTitle' : 'admin:leave.title')}</strong>{' '}
        {t(asking === 'delete' ? 'library:detail.deleteText' : 'admin:leave.text')}
      </p>
      <button
        type="button"
        className={asking === 'delete' ? 'button button-danger' : 'button'}
        onClick={() => (asking === 'delete' ? void picture.remove().then(() => setAsking(null)) : onClose())}
      >
        {t(asking === 'delete' ? 'library:detail.delete' : 'admin:leave.leave')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => setAsking(null)}>
        {t('library:field.cancel')}
      </button>
    </>
  ) : (
    <>
      <button
        type="button"
        className="button button-primary"
        aria-disabled={!isDirty || busy !== null || undefined}
        data-pending={busy === 'save' || undefined}
        onClick={() => isDirty && void picture.save()}
      >
        {t('library:detail.save')}
      </button>
      <button
        type="button"
        className="button button-ghost"
        aria-disabled={used || busy !== null || undefined}
        aria-describedby={used ? 'picture-used' : undefined}
        onClick={() => !used && !busy && setAsking('delete')}
      >
        {t('library:detail.delete')}
      </button>
    </>
  )
  return (
    <Panel title={file?.name ?? t('library:detail.title')} side onClose={close} footer={file && footer}>
      {found.isError && !file ? (
        <LoadFailed error={found.error} retry={() => found.refetch()} />
      ) : !file || !form ? (
        <Loading />
      ) : (
        <>
          {problem && (
            <p className="notice notice-error" role="alert">
              <IconAlert />
              {problem}
            </p>
          )}
          <PictureFields src={file.src} version={file.version} form={form} onChange={picture.setForm} />
          <Uses file={file} />
          <Replacing picture={picture} file={file} />
        </>
      )}
    </Panel>
  )
}

function Uses({ file }: { file: UsedFile }) {
  const { t } = useTranslation()
  return (
    <section className="field" aria-label={t('library:detail.usedBy')}>
      <h3 className="field-label">{t('library:detail.usedBy')}</h3>
      {file.usedBy.length === 0 ? (
        <p className="field-hint">{t('library:detail.unused')}</p>
      ) : (
        <>
          <ul className="plain-list">
            {file.usedBy.map(one => (
              <li key={`${one.kind}/${one.key}`}>
                <Link className="link" to={adminPaths.edit(one.kind, one.key)}>
                  {one.title || kindLabel(t, one.kind, 'one')}
                </Link>{' '}
                <small>{kindLabel(t, one.kind, 'one')}</small>{' '}
                <span className={one.published ? 'badge badge-success' : 'badge'}>
                  {t(one.published ? 'library:detail.isPublic' : 'library:detail.isDraft')}
                </span>
              </li>
            ))}
          </ul>
          <p className="field-hint" id="picture-used">
            {t('library:detail.cannotDelete')}
          </p>
        </>
      )}
    </section>
  )
}

function Replacing({ file, picture }: { file: UsedFile; picture: ReturnType<typeof usePicture> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [cropping, setCropping] = useState(false)
  const { width, height, whole, size, createdAt } = file
  const least = leastCrop(whole)
  const croppable = least.width < 1000 && least.height < 1000
  return (
    <section className="field">
      <p className="field-hint">
        {t('library:detail.facts', { width, height, size: sizeText(size, language) })}
        <br />
        {t('library:detail.uploaded', { date: savedMoment(createdAt, language) })}
      </p>
      <div className="button-row">
        <UploadButton className="button button-quiet button-small" onFiles={picture.replace}>
          {t('library:detail.replace')}
        </UploadButton>
        {croppable && (
          <button
            type="button"
            className="button button-quiet button-small"
            aria-haspopup="dialog"
            onClick={() => !picture.busy && setCropping(true)}
          >
            <IconCrop />
            {t('library:crop.action')}
          </button>
        )}
        <a
          className="button button-ghost button-small"
          href={fromApiHost(file.src)}
          target="_blank"
          rel="noreferrer"
        >
          <IconOpen />
          {t('library:detail.download')}
        </a>
      </div>
      {picture.busy === 'replace' && (
        <progress
          className="upload-bar"
          data-busy={picture.sent >= 1 || undefined}
          value={picture.sent}
          max={1}
          aria-label={t('library:upload.preparing')}
        />
      )}
      <p className="field-hint">{t('library:detail.replaceHint')}</p>
      {cropping && (
        <CropPanel
          file={file}
          onSaved={(after, before) => {
            picture.cropped(after, before)
            setCropping(false)
          }}
          onClose={() => setCropping(false)}
        />
      )}
    </section>
  )
}
