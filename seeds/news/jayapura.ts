import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { newsCover } from '../pictures.ts'

export const newsFromJayapura: Item<'news'>[] = [
  {
    slug: 'upper-gate-in-jayapura',
    headline: both(
      'Jayapura: please use the upper gate until the end of February',
      'Jayapura: mohon melalui gerbang atas sampai akhir Februari',
    ),
    excerpt: both(
      'We are rebuilding the east car park. The path from the upper gate has no steps, and volunteers show you the way to your clinic.',
      'Area parkir timur sedang dibangun ulang. Jalan dari gerbang atas bebas anak tangga, dan relawan mengantar Anda ke klinik.',
    ),
    body: prose(
      `We are rebuilding the retaining wall of the east car park so that it can stand heavier rain. The lower entrance is closed until 28 February 2027.

- On foot and by wheelchair: upper gate, Jalan Bukit Cenderawasih. No steps.
- By car: 40 parking spaces beside the upper gate, free for the first two hours. If you cannot walk far, you can be dropped off at the door.
- By taxi or ojek: ask for “gerbang atas”.
- Ambulances keep their own drive. The emergency department is open day and night.

Please allow fifteen minutes more than usual. If you are late because of the building work, you do not lose your appointment: tell the front desk, and a doctor will see you on the same day.`,
      `Tembok penahan area parkir timur sedang diperbarui agar tahan terhadap hujan yang lebih deras. Sampai 28 Februari 2027 pintu masuk bawah ditutup.

- Berjalan kaki dan berkursi roda: gerbang atas, Jalan Bukit Cenderawasih. Tanpa anak tangga.
- Dengan mobil: 40 tempat parkir di samping gerbang atas, gratis untuk dua jam pertama. Pasien yang sulit berjalan boleh diturunkan di depan pintu.
- Dengan taksi atau ojek: sebutkan “gerbang atas”.
- Ambulans memiliki jalur sendiri. Gawat darurat buka siang dan malam.

Mohon siapkan waktu lima belas menit lebih banyak. Bila Anda terlambat karena pekerjaan ini, janji temu Anda tidak hangus: sampaikan di loket, dan Anda tetap dilayani pada hari yang sama.`,
    ),
    category: 'visits-and-access',
    datePublished: '2026-11-16',
    location: 'jayapura',
    contact: { name: both('Reception, Jayapura', 'Resepsionis, Jayapura'), phone: '+62 967 000 0300' },
    expiresAt: '2027-03-01T00:00:00+09:00',
    cover: newsCover(
      'gate',
      'A volunteer shows a woman in a wheelchair the way through a gate',
      'Relawan menunjukkan jalan melalui gerbang kepada seorang perempuan di kursi roda',
    ),
  },
  {
    slug: 'clinic-boat-on-lake-sentani',
    headline: both(
      'Every second Thursday, our clinic comes to Lake Sentani by boat',
      'Dua minggu sekali, klinik kami datang dengan perahu ke Danau Sentani',
    ),
    excerpt: both(
      'A midwife, a nurse and a doctor visit six villages: vaccinations, check-ups in pregnancy, blood pressure and malaria tests.',
      'Bidan, perawat, dan dokter mengunjungi enam kampung: imunisasi, periksa kehamilan, tekanan darah, dan tes malaria.',
    ),
    body: prose(
      `From some villages on Lake Sentani, it takes half a day to reach us, and costs as much as a week of fishing brings in. So since April we have been going there, every second Thursday, together with the local puskesmas.

On board are a midwife, a nurse, a doctor, a refrigerator for vaccines, an ultrasound device in a suitcase, and rapid tests for malaria. If we cannot help someone in the village, we take them with us: the boat has a stretcher, and our ambulance waits at the jetty.

You do not need an appointment, and the visit is free. Please bring the Buku KIA for children and if you are pregnant, and all the medicines you take.

If the wind is too strong, we come the next day. The village heads get a message by 06:00.`,
      `Dari beberapa kampung di Danau Sentani, perjalanan ke rumah sakit memakan waktu setengah hari dan biaya setara hasil tangkapan seminggu. Karena itu sejak April kamilah yang datang, dua minggu sekali, setiap Kamis, bersama puskesmas setempat.

Di perahu ada seorang bidan, perawat, dan dokter, lemari pendingin vaksin, alat USG dalam koper, serta tes cepat malaria. Yang tidak dapat kami tangani di kampung kami bawa serta: perahu memiliki satu tandu, dan di dermaga ambulans kami sudah menunggu.

Anda tidak perlu membuat janji. Kunjungan ini tanpa biaya. Mohon bawa Buku KIA untuk anak dan ibu hamil, serta semua obat yang Anda minum.

Bila angin terlalu kencang, kami datang keesokan harinya. Kepala kampung menerima pesan paling lambat pukul 06.00.`,
    ),
    category: 'services',
    datePublished: '2026-04-27',
    location: 'jayapura',
    contact: {
      name: both('Liaison office, Jayapura', 'Kantor penghubung, Jayapura'),
      phone: '+62 967 000 0301',
      email: 'jayapura@rawat.example.com',
    },
    cover: newsCover(
      'boat',
      'A boat with a red cross and three people on a lake between green hills',
      'Perahu bertanda palang dengan tiga orang di danau di antara bukit hijau',
    ),
  },
]
