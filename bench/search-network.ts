import { brotliCompressSync, constants } from 'node:zlib'
import { network } from '../seeds/network.ts'
import { directory } from '../src/components/doctor/directory.ts'
import { openContentQueries } from '../src/content/render-context.ts'
import { toSlug } from '../src/entities/text/slug.ts'

/** Seeded random numbers: the same in every run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const given =
  `Ayu Putri Dewi Sri Siti Nur Muhammad Ahmad Budi Agus Eko Dwi Tri Andi Rizky Fajar Bayu Indra Hendra Rina Ratna Wulan Intan
  Maya Lina Dian Fitri Yulia Novi Reza Dimas Arif Hadi Joko Bambang Slamet Suryo Teguh Wahyu Yusuf Ibrahim Fatimah Aisyah Khadijah
  Maria Yohana Kristina Markus Lukas Yosef Petrus Stefanus Gede Made Nyoman Ketut Wayan Komang Putu Luh Cok Anak Raden Galuh Asep
  Dadang Ujang Euis Cecep Iwan Dedi Rudi Toni Herman Hasan Husein Zainal Abdul Syamsul Nurul Rahma Laila Zahra Salma Nadia Melati
  Kartika Kusuma Permata Cahya Bulan Surya Bintang Mega Gita Citra Sekar Ajeng Retno Endang Sulastri Wahyuni Handayani`.split(
    /\s+/,
  )
const family =
  `Lestari Wijaya Santoso Pratama Saputra Hidayat Kurniawan Setiawan Susanto Gunawan Siregar Simanjuntak Nasution Lubis Harahap
  Sitompul Hutapea Manurung Tobing Panjaitan Nainggolan Sembiring Ginting Tarigan Daeng Mattola Rante Allo Tandi Paewai Lasinrang
  Rumaropen Wanggai Felle Ireeuw Mofu Yarangga Walela Tuhumena Leatemia Pattiasina Latuconsina Sahetapy Tuasikal Wenda Kogoya Tabuni
  Adnyana Ariesta Suardana Artha Widnyana Mahendra Hadiwinoto Prabowo Sudirman Suharto Wibisono Kusumaningtyas Prawiro Mangun
  Tanoto Halim Liem Gunadi Wirawan Salim Hartono Chandra Tjahjadi Koto Chaniago Piliang Sikumbang Tanjung Batubara Rangkuti`.split(
    /\s+/,
  )
const [heads, middles, tails] = [
  'su wi har pra ma ra ka di bu ta la si ha sa tu ga ja pa na lu'.split(' '),
  'ra di ma na ri ya ti lo ga ku ta wi'.split(' '),
  'no ti wan to ma sih yah din ri ni wati tama ngsih ndra'.split(' '),
]

/** A name of two to four words: common names, and in every third name also a rare one. */
function nameBy(roll: (sides: number) => number): string {
  const pick = (list: readonly string[]) => list[roll(list.length)] as string
  const rare = () => {
    const word = pick(heads) + pick(middles) + (roll(2) ? pick(middles) : '') + pick(tails)
    return word.charAt(0).toUpperCase() + word.slice(1)
  }
  const words = [pick(given), ...(roll(2) ? [pick(given)] : []), roll(3) ? pick(family) : rare()]
  if (roll(4) === 0) words.push(pick(family))
  return words.join(' ')
}

/** Bytes, compressed as the store compresses search data. */
export const compressedSize = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length

/** Search data of `count` doctors, built by the site's own code: titles, specialties and weeks as in the demo. */
export async function largeDirectory(count: number) {
  const roll = dice(20261120)
  const { doctors, addresses } = network.content
  const taken = new Set<string>()
  const many = Array.from({ length: count }, () => {
    const like = doctors[roll(doctors.length)] as (typeof doctors)[number]
    let name = nameBy(roll)
    while (taken.has(toSlug(name))) name = `${name} ${nameBy(roll).split(' ').at(-1)}`
    const slug = toSlug(name)
    taken.add(slug)
    return { ...like, name, slug, telehealth: roll(3) === 0, photo: { src: `/art/doctors/${slug}.svg` } }
  })
  const schedules = many.flatMap(({ slug: doctor }) => {
    const places = roll(4) === 0 ? 2 : 1
    const first = roll(addresses.length)
    return Array.from({ length: 1 + roll(4) }, (_, i) => {
      const place = addresses[(first + (i % places)) % addresses.length] as (typeof addresses)[number]
      return {
        doctor,
        location: place.code,
        timezone: place.timezone,
        weekday: 1 + roll(7),
        startTime: '09:00',
        validFrom: '2026-01-01',
        validTo: null,
      }
    })
  })
  const kinds: Record<string, readonly object[]> = {
    ...network.content,
    doctors: many,
    schedules,
    'schedule-exceptions': [],
  }
  openContentQueries(async path => {
    const items = kinds[/^\/api\/([\w-]+)/.exec(path)?.[1] ?? ''] ?? []
    return Response.json({ result: items, meta: { message: '', total: items.length } })
  })
  return directory()
}
