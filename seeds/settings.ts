import type { Item } from '#entities/kinds.ts'
import { both } from './bilingual.ts'
import { businessHours } from './hours.ts'

export const settings: Item<'settings'>[] = [
  {
    hospital_name: 'Rawat Nusantara',
    siteTitle: both('Rawat Nusantara Hospitals', 'Rumah Sakit Rawat Nusantara'),
    description: both(
      'Three hospitals from Jakarta to Jayapura. Find a doctor in plain words, see who is free, and book without a phone call.',
      'Tiga rumah sakit dari Jakarta hingga Jayapura. Temukan dokter dengan bahasa sehari-hari, lihat jadwal yang kosong, dan buat janji temu tanpa menelepon.',
    ),
    emergencyNumber: '119',
    emergency_call: '+62 21 0000 0119',
    customer_care: '+62 21 0000 0101',
    whatsappNumber: '+62 800 0000 0101',
    supportEmail: 'care@rawat.example.com',
    businessHours,
    brand: { hue: 163, chroma: 0.115 },
    chatWidget: { enabled: false },
    currency: 'IDR',
    timezone: 'Asia/Jakarta',
    booking: { requestExpiryMinutes: 1440, maxOpenPerPatient: 5 },
  },
]
