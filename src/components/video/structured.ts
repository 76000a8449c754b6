import type { PublicItem } from '#entities/kinds.ts'
import { type ContentLanguage, localizedText } from '#entities/localized.ts'
import { pictureAt } from '#entities/media/media-address.ts'
import { filmOf, isoLength } from './film.ts'

/** https://schema.org/VideoObject; null for a video that cannot be played here. */
export function videoData(video: PublicItem<'videos'>, language: ContentLanguage, page: URL): object | null {
  const film = filmOf(video)
  if (!film) return null
  const title = localizedText(video.title, language)
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description: localizedText(video.description, language) || title,
    thumbnailUrl: new URL(pictureAt(video.thumbnail?.src ?? '/art/states/list.svg'), page).href,
    uploadDate: video.updatedAt,
    duration: video.duration ? isoLength(video.duration) : undefined,
    contentUrl: film.kind === 'file' ? new URL(film.src, page).href : undefined,
    embedUrl: film.kind === 'frame' ? film.frame : undefined,
    url: `${page.href}#${video.slug}`,
    transcript: localizedText(video.transcript, language) || undefined,
    inLanguage: language,
  }
}
