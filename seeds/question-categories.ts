import type { Item } from '#entities/kinds.ts'
import { both } from './bilingual.ts'

export const questionCategories: Item<'question-categories'>[] = [
  { slug: 'appointments', name: both('Appointments', 'Janji temu') },
  { slug: 'bpjs-and-insurance', name: both('BPJS and insurance', 'BPJS dan asuransi') },
  { slug: 'costs', name: both('Costs and payment', 'Biaya dan pembayaran') },
  { slug: 'staying-and-visiting', name: both('Staying and visiting', 'Rawat inap dan kunjungan') },
  { slug: 'results-and-video', name: both('Results, records and video', 'Hasil, rekam medis, dan video') },
]
