import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { Paging } from '../../kit/list/Paging.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useTranslation } from '../../texts.ts'
import { actionText } from '../audit/action-text.ts'
import { savedMoment } from '../moments.ts'
import { TRAIL_PAGE, trailOptions } from './calls.ts'

/** Audit entries about a patient, newest first. */
export function TrailPanel({ id, onClose }: { id: string; onClose(): void }) {
  const { t, language } = useTranslation()
  const [page, setPage] = useState(1)
  const top = useRef<HTMLParagraphElement>(null)
  function show(next: number) {
    setPage(next)
    // The buttons are below the entries.
    top.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Panel title={t('admin:patients.trail')} side onClose={onClose}>
      <p ref={top} className="field-hint">
        {t('admin:patients.trailText')}
      </p>
      <Loaded query={useQuery(trailOptions(id, page))}>
        {({ result, meta }) => (
          <>
            <ol>
              {result.map((one, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: entries are never changed, and have no names
                <li key={index} className="grid gap-1 border-t border-line py-3.5 text-15">
                  <p className="flex items-center justify-between gap-3">
                    <strong>{one.by ?? t('admin:history.system')}</strong>
                    <span>{actionText(t, one.action)}</span>
                  </p>
                  <time dateTime={one.at}>{savedMoment(one.at, language)}</time>
                </li>
              ))}
            </ol>
            <Paging page={page} pages={Math.ceil(meta.total / TRAIL_PAGE)} onPage={show} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}
