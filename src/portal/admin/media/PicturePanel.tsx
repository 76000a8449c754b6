import { useState } from 'react'
import { fromApiHost } from '#api/upload.ts'
import { leastCrop } from '#entities/media/media-crop.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import IconCrop from '~icons/lucide/crop'
import IconOpen from '~icons/lucide/external-link'
import { Failure } from '../../kit/Failure.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { kindLabel } from '../labels.ts'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
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
  const { found, file, form, isPending, isDirty } = picture
  // Ask inside the panel: the confirm dialog would be behind it and out of reach.
  const [asking, setAsking] = useState<'delete' | 'leave' | null>(null)
  const used = (file?.usedBy.length ?? 0) > 0
  const close = () => (isDirty ? setAsking('leave') : onClose())
  const footer = asking ? (
    <>
      <p className="basis-full">
        <strong>{t(asking === 'delete' ? 'library:detail.deleteTitle' : 'admin:leave.title')}</strong>{' '}
        {t(asking === 'delete' ? 'library:detail.deleteText' : 'admin:leave.lost')}
      </p>
      <Button
        variant={asking === 'delete' ? 'danger' : 'brand'}
        isPending={picture.remove.isPending}
        onClick={() =>
          asking === 'delete' ? void picture.remove.run().then(() => setAsking(null)) : onClose()
        }
      >
        {t(asking === 'delete' ? 'library:detail.delete' : 'admin:leave.leave')}
      </Button>
      <Button variant="quiet" onClick={() => setAsking(null)}>
        {t('library:field.cancel')}
      </Button>
    </>
  ) : (
    <>
      <Button
        variant="primary"
        aria-disabled={!isDirty || isPending || undefined}
        isPending={picture.save.isPending}
        onClick={() => isDirty && form && picture.save.run(form)}
      >
        {t('library:detail.save')}
      </Button>
      <Button
        variant="ghost"
        aria-disabled={used || isPending || undefined}
        aria-describedby={used ? 'picture-used' : undefined}
        onClick={() => !used && !isPending && setAsking('delete')}
      >
        {t('library:detail.delete')}
      </Button>
    </>
  )
  return (
    <Panel title={file?.name ?? t('library:detail.title')} side onClose={close} footer={file && footer}>
      <Loaded query={{ ...found, data: file && form ? { file, form } : undefined }}>
        {({ file, form }) => (
          <>
            <Failure of={picture} />
            <PictureFields src={file.src} version={file.version} form={form} onChange={picture.setForm} />
            <Uses file={file} />
            <Replacing picture={picture} file={file} />
          </>
        )}
      </Loaded>
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
          <ul className="grid gap-2">
            {file.usedBy.map(one => (
              <li key={`${one.kind}/${one.key}`}>
                <Link className="link" to={adminPaths.edit(one.kind, one.key)}>
                  {one.title || kindLabel(t, one.kind, 'one')}
                </Link>{' '}
                <small className="text-ink-soft">{kindLabel(t, one.kind, 'one')}</small>{' '}
                <Badge tone={one.published ? 'success' : 'neutral'}>
                  {t(one.published ? 'library:detail.isPublic' : 'library:detail.isDraft')}
                </Badge>
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
  const { t, language } = useTranslation()
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
        <UploadButton
          size="small"
          isPending={picture.replace.isPending}
          onFiles={([one]) => one && picture.replace.run(one)}
        >
          {t('library:detail.replace')}
        </UploadButton>
        {croppable && (
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            aria-disabled={picture.isPending || undefined}
            onClick={() => !picture.isPending && setCropping(true)}
          >
            <IconCrop />
            {t('library:crop.action')}
          </Button>
        )}
        <a
          className={buttonClass({ variant: 'ghost', size: 'small' })}
          href={fromApiHost(file.src)}
          target="_blank"
          rel="noreferrer"
        >
          <IconOpen />
          {t('library:detail.download')}
        </a>
      </div>
      {picture.replace.isPending && (
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
