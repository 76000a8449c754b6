import type { Item } from '#entities/kinds.ts'

export const aboutBanners: Item<'about-banners'>[] = []
