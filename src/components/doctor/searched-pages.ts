import { all, one, oneOfAny, searchLeads } from '#content/queries.ts'
import { fullName } from '#entities/content/doctor.ts'
import { entityOf } from '#entities/kinds.ts'
import { contentLanguages, type Localized } from '#entities/localized.ts'
import { type LeadKind, targetIn } from '#entities/office/missed-search.ts'
import type { SearchedPages } from '#search/directory.ts'
import { anchorOf } from '../question/grouped.ts'
import { translateFile } from '../site/texts.ts'

/** What people type who look for a page and not for a doctor: by the page, in both languages. */
const pageTerms = {
  packages: `vaccination, vaccine, flu shot, jab, vaksin, vaksinasi, medical check up, mcu, cek kesehatan, packages, package, check up package, mcu package, check up cost, cost of check up, price, prices, price list, promo, discount, birth package, birth cost, c-section cost, cost of c-section, caesarean price, how much is a c-section,
    paket, paket mcu, paket check up, harga, daftar harga, biaya, tarif, berapa biaya, promo, diskon, paket melahirkan, biaya melahirkan, biaya lahiran, biaya operasi`,
  contact: `contact, phone number, telephone, call, whatsapp, wa, email, address, location, locations, map, directions, branches, how to get there, complaint, complain, feedback, lost and found, lost property, lost item, wheelchair access, wheelchair, disabled access,
    kontak, nomor telepon, no telp, nomor hp, telepon, alamat, lokasi, peta, rute, petunjuk arah, denah, cabang, keluhan pelayanan, komplain, pengaduan, saran, kritik, barang hilang, barang ketinggalan, kursi roda, akses difabel, rude staff, bad service, pelayanan buruk, opening hours, closing time, what time do you open, open on holidays, public holiday, jam buka, jam operasional, buka jam berapa, tanggal merah, hari libur, 24 jam, 24 hours`,
  career: `career, careers, job, jobs, vacancy, vacancies, hiring, internship, work here, apply for a job, job openings, nurse jobs,
    karier, karir, lowongan, lowongan kerja, loker, kerja, magang, rekrutmen, lamaran`,
  emergency: `call an ambulance, panggil ambulans, emergency, emergency number, er, ambulance, igd, ugd, gawat darurat, ambulans, ambulan, nomor darurat, igd 24 jam, igd buka, jemput ambulans, emergency room open`,
  facilities: `private room, room cost, medicine pickup, collect medicine, tebus obat, resep obat, ambil obat, facilities, rooms, room, room photos, foto kamar, room rates, ward, icu, cafeteria, canteen, pharmacy, prayer room, atm, wifi, laboratory, operating theatre,
    fasilitas, kamar, kamar inap, rawat inap, ruang inap, kelas kamar, kelas 1, kelas 2, kelas 3, vip, icu, kantin, apotek, apotik, farmasi, mushola, musala, laboratorium, ruang tunggu`,
  units: `units, clinics, departments, polyclinic, daftar poli, poliklinik, unit layanan, instalasi`,
  articles: `artikel cara, tips hidup sehat, hidup sehat, blog, health blog, articles, health tips, health articles, read about, artikel, tips kesehatan, info kesehatan`,
  news: `announcement, announcements, pengumuman, news, press, berita, kabar`,
  events: `events, seminar, webinar, class, antenatal class, free event, acara, seminar kesehatan, senam hamil, kelas ibu hamil, donor darah, blood donation`,
  videos: `watch video, health video, nonton video, video cara, video kesehatan, video, videos, films, film pendek`,
  questions: `sick note, surat sakit, surat keterangan sehat, surat sehat, surat bebas narkoba, health certificate, medical certificate, jenguk, menjenguk, bawa anak kecil, my account, my profile, profile, change email, change password, akun, profil, ganti email, ganti nomor, surat keterangan, questions, faq, help, how does it work, visiting hours, visitor hours, visit a patient, parking, car park, insurance, bpjs, jkn, kis, referral, payment, pay, credit card, medical record, medical records, test results, lab results, reset password, cancel appointment, reschedule,
    pertanyaan, bantuan, jam besuk, jam bezuk, jam berkunjung, besuk, bezuk, parkir, asuransi, bpjs kesehatan, rujukan, surat rujukan, pembayaran, bayar, cicilan, kartu kredit, rekam medis, hasil lab, hasil pemeriksaan, lupa kata sandi, lupa password, pendaftaran, cara daftar, batal janji, ubah jadwal, daftar online`,
  privacy: `privacy, personal data, privasi, data pribadi, hapus akun, data pasien, data saya, my data`,
  about: `partners, insurers, mitra, about the hospital, history, vision, mission, tentang kami, visi misi, sejarah, akreditasi`,
} as const

const MOST_QUESTIONS = 200
const titleOfPage = (page: string): Localized => ({
  en: translateFile('site', 'en')(`nav.${page}` as 'nav.home'),
  id: translateFile('site', 'id')(`nav.${page}` as 'nav.home'),
})
const bothOf = <T>(value: Localized<T> | undefined) =>
  contentLanguages.flatMap(language => value?.[language] ?? [])

/**
 * The pages of the site, each package, each health topic and each answered question, for those who type what is not
 * about a doctor, or the name of a topic. Only these fields are searched: a change of an answer, a price or a text does
 * not make the search data stale.
 */
export async function searchedPages(): Promise<SearchedPages> {
  const [questions, packages, topics] = await Promise.all([
    all('questions', ['id', 'question']),
    all('packages', ['slug', 'title']),
    all('health-topics', ['slug', 'name', 'otherNames']),
  ])
  const found = [
    ...questions.slice(0, MOST_QUESTIONS).map(one => ({
      path: `questions#${anchorOf(one)}`,
      title: one.question,
      phrases: bothOf(one.question),
    })),
    ...packages.map(one => ({ path: `packages/${one.slug}`, title: one.title, phrases: bothOf(one.title) })),
    ...topics.map(one => ({
      path: `health-topics/${one.slug}`,
      title: one.name,
      phrases: [...bothOf(one.name), ...bothOf(one.otherNames).flat()],
    })),
    ...Object.entries(pageTerms).map(([page, terms]) => ({
      path: page,
      title: titleOfPage(page),
      phrases: terms.split(/,\s+/),
    })),
  ]
  for (const [path, words] of Map.groupBy(await ledPages(), one => one.path)) {
    const known = found.find(one => one.path === path)
    const phrases = words.map(one => one.words)
    const title = words[0]?.title
    if (known) known.phrases = [...known.phrases, ...phrases]
    else if (title) found.push({ path, title, phrases })
  }
  return {
    path: found.map(one => one.path),
    title: found.map(one => one.title),
    phrases: found.map(one => one.phrases.join('\n')),
  }
}

/** The words that editors lead to a page or an item. Those of specialties are phrases of the specialty itself. */
async function ledPages(): Promise<{ path: string; title: Localized | undefined; words: string }[]> {
  const all = (await searchLeads()).map(async ({ words, target }) => {
    const { kind, key } = targetIn(target) ?? {}
    if (!kind || !key || kind === 'specialists') return []
    if (kind === 'pages') return [{ path: key, title: titleOfPage(key), words }]
    const path = kind === 'questions' ? `questions#${anchorOf({ id: key })}` : `${entityOf(kind).page}/${key}`
    return [{ path, title: await titleOfItem(kind, key), words }]
  })
  return (await Promise.all(all)).flat()
}

async function titleOfItem(kind: Exclude<LeadKind, 'pages'>, key: string): Promise<Localized | undefined> {
  if (kind === 'doctors') {
    const doctor = await one('doctors', key, ['name', 'prefix', 'suffix'])
    return doctor ? { en: fullName(doctor) } : undefined
  }
  // The definition of the kind decides which field has the title.
  const { title } = entityOf(kind)
  const item = await oneOfAny(kind, key, [title])
  return item?.[title] as Localized | undefined
}
