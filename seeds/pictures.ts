import type { Localized } from '#entities/localized.ts'
import { both } from './bilingual.ts'

interface Picture {
  src: string
  width: number
  height: number
  alt: Localized
}

export const portrait = (slug: string, name: string): Picture => ({
  src: `/art/doctors/${slug}.svg`,
  width: 400,
  height: 500,
  alt: both(`Drawn portrait of ${name}`, `Gambar potret ${name}`),
})

const picture =
  (folder: string, width: number, height: number) =>
  (name: string, en: string, id: string): Picture => ({
    src: `/art/${folder}/${name}.svg`,
    width,
    height,
    alt: both(en, id),
  })

export const place = picture('cities', 1200, 675)
export const specialtyCover = picture('specialties', 200, 200)
export const unitCover = picture('units', 320, 200)
export const packageCover = picture('packages', 1200, 800)
export const articleCover = picture('covers', 1200, 800)
export const wideBanner = picture('banners', 1600, 640)
export const tallBanner = picture('banners', 800, 900)
export const facilityView = picture('facilities', 640, 400)
export const newsCover = picture('news', 1200, 800)
export const eventCover = picture('events', 1200, 800)
export const filmPoster = picture('videos', 960, 540)
