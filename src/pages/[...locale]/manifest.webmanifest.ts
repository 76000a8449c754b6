import type { APIRoute } from 'astro'
import { iconsOf } from '#components/site/frame/logo.ts'
import { networkIn } from '#components/site/network.ts'
import { inBothLanguages } from '#components/site/site.ts'
import { translateSite } from '#components/site/texts.ts'
import { localizedPath } from '#i18n/paths.ts'

export const getStaticPaths = inBothLanguages

/** The web app manifest: the language of the page it was installed from, and the hospital's name. */
export const GET: APIRoute = async ({ params }) => {
  const language = params.locale === 'id' ? 'id' : 'en'
  const network = await networkIn(language)
  const t = translateSite(language)
  const own = iconsOf(network.logo).map(one => ({ ...one, purpose: 'any' }))
  const icon = (file: string, size: number, purpose = 'any') => ({
    src: `/icons/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: localizedPath(language, '/'),
    name: network.title,
    short_name: network.name,
    description: network.description,
    lang: language,
    dir: 'ltr',
    start_url: localizedPath(language, '/'),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fcfaf5',
    theme_color: '#fcfaf5',
    icons:
      own.length > 0
        ? own
        : [icon('icon-192', 192), icon('icon-512', 512), icon('maskable-512', 512, 'maskable')],
    shortcuts: [
      { name: t('nav.emergency'), url: localizedPath(language, '/emergency') },
      { name: t('nav.doctors'), url: localizedPath(language, '/doctors') },
      { name: t('layout.makeAppointment'), url: '/patients' },
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
}
