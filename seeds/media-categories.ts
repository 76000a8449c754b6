import type { Item } from '#entities/kinds.ts'
import { both } from './bilingual.ts'

export const mediaCategories: Item<'media-categories'>[] = [
  { slug: 'healthy-living', name: both('Healthy living', 'Hidup sehat'), for: 'article' },
  { slug: 'know-the-illness', name: both('Know the illness', 'Kenali penyakit'), for: 'article' },
  { slug: 'mother-and-child', name: both('Mother and child', 'Ibu dan anak'), for: 'article' },
  { slug: 'hospital-news', name: both('Hospital news', 'Kabar rumah sakit'), for: 'news' },
  { slug: 'services', name: both('New services', 'Layanan baru'), for: 'news' },
  { slug: 'visits-and-access', name: both('Visits and access', 'Kunjungan dan akses'), for: 'news' },
  { slug: 'first-aid', name: both('First aid', 'Pertolongan pertama'), for: 'video' },
  { slug: 'at-home', name: both('Staying well at home', 'Sehat di rumah'), for: 'video' },
]
