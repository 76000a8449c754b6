import type { Item } from '#entities/kinds.ts'
import { newsFromJakarta } from './news/jakarta.ts'
import { newsFromJayapura } from './news/jayapura.ts'
import { newsFromMakassar } from './news/makassar.ts'
import { newsFromAll } from './news/network.ts'

export const news: Item<'news'>[] = [
  ...newsFromAll,
  ...newsFromJakarta,
  ...newsFromMakassar,
  ...newsFromJayapura,
]
