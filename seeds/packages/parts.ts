import type { Item } from '#entities/kinds.ts'
import type { Localized } from '#entities/localized.ts'
import type { RichText } from '#entities/text/rich-text.ts'
import { both, prose } from '../bilingual.ts'

type Inclusions = NonNullable<Item<'packages'>['inclusions']>

/** The inclusions of a program, by group: `'group | kelompok': ['item | isi', 'item | isi | note | catatan']`. */
export const included = (groups: Record<string, string[]>): Inclusions =>
  Object.entries(groups).flatMap(([name, lines]) => {
    const group = inTwo(name)
    return lines.map(line => {
      const [en, id, noteEn, noteId] = line.split(' | ')
      if (!en || !id || !noteEn !== !noteId) throw new Error(`"${line}" needs both languages.`)
      return { group, item: both(en, id), ...(noteEn && noteId ? { note: both(noteEn, noteId) } : {}) }
    })
  })

function inTwo(line: string): Localized {
  const [en, id] = line.split(' | ')
  if (!en || !id) throw new Error(`"${line}" needs both languages. Write it as "english | indonesian".`)
  return both(en, id)
}

export const termsVersion = '2026-07'

/** The terms of a program: its own first, then those of all programs. */
export const conditions = (en: string, id: string): Localized<RichText> =>
  prose(
    `${en}

- The price is for one person, at the hospitals listed, if you start the package while the price is valid.
- If you need more tests or treatment, we tell you what and how much before we do it, and only do it if you agree.
- You can change the date for free until 24 hours before. If you cancel, we pay back everything you paid within 14 working days, except for tests already done.
- If you leave out a part, you cannot swap it for another one or get money back for it.
- Your results belong to you. We give them to no one else, including your employer and your insurer, unless you agree in writing.`,
    `${id}

- Harga berlaku untuk satu orang, di rumah sakit yang tercantum, bila paket dimulai dalam masa berlakunya.
- Pemeriksaan atau tindakan tambahan selalu disampaikan beserta biayanya lebih dahulu, dan hanya dilakukan bila Anda setuju.
- Tanggal dapat diubah tanpa biaya hingga 24 jam sebelumnya. Bila Anda membatalkan, pembayaran di muka dikembalikan seluruhnya dalam 14 hari kerja, dikurangi pemeriksaan yang sudah dilakukan.
- Bagian yang tidak diambil tidak dapat ditukar dengan pemeriksaan lain dan tidak diuangkan.
- Hasil pemeriksaan adalah milik Anda. Kami tidak memberikannya kepada pihak lain, termasuk tempat kerja dan perusahaan asuransi, tanpa persetujuan tertulis Anda.`,
  )

export const fasting = both(
  'Do not eat for 10 to 12 hours before the blood test. You can drink plain water. Take your usual medicines unless your doctor says otherwise, but bring diabetes tablets or insulin with you and take them after the blood test. Sleep well, and wear sleeves that you can roll up.',
  'Berpuasalah 10 sampai 12 jam sebelum darah diambil; air putih boleh diminum. Minumlah obat seperti biasa kecuali dokter Anda mengatakan lain, tetapi obat diabetes atau insulin dibawa dan dipakai setelah pengambilan darah. Tidurlah cukup, dan kenakan baju yang lengannya mudah digulung.',
)
