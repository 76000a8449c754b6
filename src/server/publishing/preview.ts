import { type ContentKind, entityOf } from '#entities/kinds.ts'
import type { ContentLanguage } from '#entities/localized.ts'
import { localizedPath } from '#i18n/paths.ts'
import { contentSecurityPolicy, inlineHashes } from '#publishing/release/policy.ts'
import { fileOf } from '#publishing/render/site-renderer.ts'
import { publicItem } from '../content/views.ts'
import { findRow } from '../content/writes.ts'
import type { Deps } from '../kernel/deps.ts'
import { notFound, Problem } from '../kernel/problem.ts'

/** The pages that show kinds without pages of their own. */
const shownOn: Partial<Record<ContentKind, string>> = {
  'media-categories': '/articles',
  videos: '/videos',
  partners: '/about',
  'question-categories': '/questions',
  questions: '/questions',
  'about-banners': '/about',
  'about-description': '/about',
}
const pathOf = (kind: ContentKind, key: string): string => {
  const { page } = entityOf(kind)
  return page ? `/${page}/${key}` : (shownOn[kind] ?? '/')
}

export interface Wanted {
  kind: ContentKind
  key: string
  language: ContentLanguage
}
export interface PreviewPage {
  html: string
  policy: string
}

/**
 * The page that shows an item, rendered with its newest version. It is part of no release. Its document has no origin
 * (`sandbox` without allow-same-origin), so scripts in a draft cannot read a token.
 */
export async function previewOf(deps: Deps, { kind, key, language }: Wanted): Promise<PreviewPage> {
  const row = await findRow(deps.db, kind, key)
  if (!row) throw notFound()
  const publishing = deps.publishing()
  if (!publishing) throw new Problem(503, 'api.unready')
  const item = publicItem(kind, { ...row, data: row.draft ?? row.data })
  const file = fileOf(localizedPath(language, pathOf(kind, key)))
  try {
    const html = await publishing.preview({ kind, key, item }, file)
    const policy = contentSecurityPolicy(inlineHashes(Buffer.from(html)))
    return { html, policy: `${policy}; sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox` }
  } catch (error) {
    if (error instanceof Problem) throw error
    const [reason = ''] = (error as Error).message.split('\n')
    throw new Problem(422, 'content.noPreview', { reason: reason.replace(/^Error: /, '') })
  }
}
