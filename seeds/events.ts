import type { Item } from '#entities/kinds.ts'
import { both, prose } from './bilingual.ts'
import { eventCover } from './pictures.ts'

const saturday = 6
const wednesday = 3

/** The first such weekday from this number of days after today on; a negative number is before today. */
const dayFrom = (today: Temporal.PlainDate, days: number, weekday: number): Temporal.PlainDate => {
  const day = today.add({ days })
  return day.add({ days: (weekday - day.dayOfWeek + 7) % 7 })
}
const moment = (day: Temporal.PlainDate, plainTime: string, timeZone: string): string =>
  day.toZonedDateTime({ timeZone, plainTime }).toString({ timeZoneName: 'never' })

/** The events of the demo, with dates relative to the day of the seed, so that some are always in the future. */
export function events(today: Temporal.PlainDate): Item<'events'>[] {
  const talk = dayFrom(today, 3, wednesday)
  const blood = dayFrom(today, 8, saturday)
  const birth = dayFrom(today, 15, saturday)
  const walk = dayFrom(today, 22, saturday)
  const stroke = dayFrom(today, 29, saturday)
  const sugar = dayFrom(today, -14, saturday)
  return [
    {
      title: both(
        'Heart failure: an evening of questions, online',
        'Gagal jantung: malam tanya jawab, daring',
      ),
      summary: both(
        'A cardiologist and a nutritionist answer your questions for an hour. Ask out loud or in the chat, with or without your name.',
        'Dokter jantung dan ahli gizi menjawab selama satu jam. Bertanyalah langsung atau lewat chat, dengan atau tanpa nama.',
      ),
      body: prose(
        `Out of breath on the stairs, swollen ankles, a new tablet every month: heart failure raises many questions, and a visit to the doctor is short. For one hour, there is time for all of them.

- How much can I drink, and how much salt is in our food?
- Which exercise helps, and which is too much?
- When should I call, and when should I come at once?

The talk is in Indonesian. We do not record it, so that everyone can speak freely. We do not discuss personal results. For those, please make an appointment.`,
        `Sesak saat naik tangga, kaki bengkak, obat baru setiap bulan: gagal jantung menimbulkan banyak pertanyaan, sedangkan waktu konsultasi singkat. Selama satu jam, tersedia waktu untuk semuanya.

- Berapa banyak saya boleh minum, dan berapa garam dalam masakan kita?
- Olahraga apa yang menolong, dan mana yang berlebihan?
- Kapan saya menelepon, dan kapan harus segera datang?

Acara berbahasa Indonesia dan tidak direkam, agar semua dapat berbicara bebas. Hasil pemeriksaan pribadi tidak dibahas; untuk itu silakan membuat janji temu.`,
      ),
      startsAt: moment(talk, '19:00', 'Asia/Jakarta'),
      endsAt: moment(talk, '20:00', 'Asia/Jakarta'),
      online: 'https://meet.rawat.example.com/heart-evening',
      eventStatus: 'scheduled',
      cover: eventCover(
        'talk',
        'A doctor speaks from a screen with a heart beside her',
        'Seorang dokter berbicara dari layar, di sampingnya gambar jantung',
      ),
    },
    {
      title: both('Blood donor day', 'Hari donor darah'),
      summary: both(
        'Half an hour of your time, a plate of nasi uduk afterwards, and help for up to three people. With the Indonesian Red Cross.',
        'Setengah jam, sepiring nasi uduk sesudahnya, dan hingga tiga orang tertolong. Bersama Palang Merah Indonesia.',
      ),
      body: prose(
        `In the rainy season there is least blood in stock, because dengue patients need platelets. The Indonesian Red Cross (PMI) sets up eight beds in our lobby.

## You can give blood

- from 17 to 60 years of age, with a weight of at least 45 kilograms
- if you have slept at least five hours and eaten beforehand
- if your last donation was more than two months ago
- if you feel well, and are not pregnant, breastfeeding or menstruating

Bring your identity card. You do not need to register. The wait is shortest before 10:00.`,
        `Pada musim hujan persediaan darah paling menipis, karena pasien demam berdarah membutuhkan trombosit. Palang Merah Indonesia (PMI) menyiapkan delapan tempat tidur di lobi kami.

## Anda dapat mendonor

- bila berusia 17 sampai 60 tahun dengan berat badan minimal 45 kilogram
- bila tidur sedikitnya lima jam dan sudah makan
- bila donor terakhir lebih dari dua bulan yang lalu
- bila merasa sehat, serta tidak sedang hamil, menyusui, atau haid

Bawalah KTP. Tidak perlu mendaftar; antrean paling singkat sebelum pukul 10.00.`,
      ),
      startsAt: moment(blood, '08:00', 'Asia/Jakarta'),
      endsAt: moment(blood, '13:00', 'Asia/Jakarta'),
      location: 'jakarta',
      room: both('Lobby, ground floor', 'Lobi, lantai dasar'),
      registration: { required: false },
      eventStatus: 'scheduled',
      cover: eventCover(
        'donor',
        'A woman gives blood and smiles, a nurse beside her',
        'Seorang perempuan mendonorkan darah sambil tersenyum, perawat di sampingnya',
      ),
    },
    {
      title: both('Getting ready for birth: a morning for couples', 'Siap bersalin: pagi untuk pasangan'),
      summary: both(
        'Breathing, positions, pain relief, the first hour with the baby, and a walk through the delivery rooms.',
        'Napas, posisi, pereda nyeri, jam pertama bersama bayi, dan menengok ruang bersalin.',
      ),
      body: prose(
        `For everyone expecting a baby in the next three months, whether or not you give birth with us. Two midwives and an obstetrician lead the morning. Half of it is practice, on mats.

- 09:00 How birth begins, and when to set out
- 09:45 Breathing and positions, to practise together
- 10:30 Pain relief: the choices, and what each one means for mother and child
- 11:00 The first hour, the first feed
- 11:20 A walk through the delivery rooms

Wear something comfortable. We provide drinks and fruit. The morning is free.`,
        `Untuk semua yang menantikan kelahiran dalam tiga bulan ke depan, baik bersalin di tempat kami maupun tidak. Dua bidan dan seorang dokter kandungan memandu; separuh waktunya berupa latihan di atas matras.

- 09.00 Bagaimana persalinan dimulai, dan kapan berangkat
- 09.45 Napas dan posisi, dilatih bersama
- 10.30 Pereda nyeri: pilihannya, serta artinya bagi ibu dan bayi
- 11.00 Jam pertama, menyusu pertama
- 11.20 Menengok ruang bersalin

Kenakan pakaian yang nyaman. Minuman dan buah tersedia. Acara ini tanpa biaya.`,
      ),
      startsAt: moment(birth, '09:00', 'Asia/Makassar'),
      endsAt: moment(birth, '11:45', 'Asia/Makassar'),
      location: 'makassar',
      room: both('Mothers’ class room, floor 2', 'Kelas ibu, lantai 2'),
      registration: {
        required: true,
        url: 'https://wa.me/6280000000201?text=Halo%20Rawat%20Nusantara%2C%20kami%20ingin%20mendaftar%20kelas%20Siap%20bersalin.%20Nama%3A%20...%20Perkiraan%20lahir%3A%20...',
        deadline: moment(birth.subtract({ days: 2 }), '17:00', 'Asia/Makassar'),
        capacity: 24,
      },
      eventStatus: 'scheduled',
      cover: eventCover(
        'birth',
        'A couple expecting a child practises breathing on a mat',
        'Pasangan yang menantikan anak berlatih napas di atas matras',
      ),
    },
    {
      title: both('Anniversary walk above the bay', 'Jalan sehat hari jadi di atas teluk'),
      summary: both(
        'We have cancelled this year’s walk because the path passes the building site. The health check in the garden moves to January.',
        'Jalan sehat tahun ini dibatalkan: jalurnya melewati lokasi pembangunan. Pemeriksaan kesehatan di taman dipindahkan ke Januari.',
      ),
      body: prose(
        `We are sorry. The retaining wall under the path is being rebuilt until the end of February, and no other path is safe for two hundred people with children and pushchairs.

If you paid for a shirt, you can get your money back at reception, or use the payment for next year’s walk.`,
        `Kami mohon maaf. Tembok penahan di bawah jalur sedang dibangun ulang sampai akhir Februari, dan tidak ada jalur lain yang aman bagi dua ratus orang dengan anak dan kereta bayi.

Peserta yang sudah membayar kaus dapat mengambil uangnya kembali di resepsionis, atau menyimpannya untuk jalan sehat tahun depan.`,
      ),
      startsAt: moment(walk, '06:30', 'Asia/Jayapura'),
      endsAt: moment(walk, '09:00', 'Asia/Jayapura'),
      location: 'jayapura',
      eventStatus: 'cancelled',
      cover: eventCover(
        'walk',
        'People of all ages walk on a path above a bay',
        'Orang dari segala usia berjalan di jalur di atas teluk',
      ),
    },
    {
      title: both('Recognise a stroke within a minute', 'Kenali stroke dalam satu menit'),
      summary: both(
        'A course for families and neighbours: see the signs, call, and stay calm until help comes. Moved back by one week.',
        'Pelatihan untuk keluarga dan tetangga: kenali tandanya, hubungi bantuan, dan tetap tenang. Diundur satu minggu.',
      ),
      body: prose(
        `Every minute without treatment, the brain loses two million nerve cells. The ambulance is rarely the slowest part: people lose most time before they call. Here you practise what to look for, what to say on the phone, and what not to do.

Everyone over 12 years of age is welcome. You get a card for your fridge door, in Indonesian and Papuan Malay.`,
        `Setiap menit tanpa penanganan, otak kehilangan dua juta sel saraf. Ambulans jarang menjadi bagian yang paling lambat: waktu paling banyak hilang sebelum ada yang menelepon. Di sini Anda berlatih apa yang diperhatikan, apa yang dikatakan lewat telepon, dan apa yang jangan dilakukan.

Semua orang berusia di atas 12 tahun boleh ikut. Anda mendapat kartu untuk pintu lemari es, dalam bahasa Indonesia dan Melayu Papua.`,
      ),
      startsAt: moment(stroke, '10:00', 'Asia/Jayapura'),
      endsAt: moment(stroke, '11:30', 'Asia/Jayapura'),
      location: 'jayapura',
      room: both('Hall, floor 3', 'Aula, lantai 3'),
      registration: {
        required: true,
        url: '/contact',
        deadline: moment(stroke.subtract({ days: 1 }), '12:00', 'Asia/Jayapura'),
        capacity: 40,
      },
      eventStatus: 'rescheduled',
      cover: eventCover(
        'course',
        'A teacher shows a group the sign of a drooping face',
        'Pengajar menunjukkan tanda wajah yang turun kepada sekelompok orang',
      ),
    },
    {
      title: both(
        'Sugar and pressure: a free check on the promenade',
        'Gula dan tekanan darah: periksa gratis di anjungan',
      ),
      summary: both(
        '312 people came, and 41 found out for the first time that their blood sugar was high. Thank you to all the volunteers.',
        '312 orang datang; 41 di antaranya baru mengetahui bahwa gula darahnya tinggi. Terima kasih kepada semua relawan.',
      ),
      body: prose(
        `From six in the morning, we measured blood sugar, blood pressure and waists on the Losari promenade, together with nursing students. Everyone with a high reading went home with an appointment.

We plan the next one for the dry season.`,
        `Sejak pukul enam pagi kami mengukur gula darah, tekanan darah, dan lingkar perut di Anjungan Losari, bersama mahasiswa keperawatan. Siapa pun yang hasilnya tinggi pulang dengan janji temu di tangan.

Acara berikutnya direncanakan pada musim kemarau.`,
      ),
      startsAt: moment(sugar, '06:00', 'Asia/Makassar'),
      endsAt: moment(sugar, '10:00', 'Asia/Makassar'),
      location: 'makassar',
      eventStatus: 'scheduled',
      cover: eventCover(
        'promenade',
        'A nurse measures a man’s blood pressure at a table by the sea',
        'Perawat mengukur tekanan darah seorang pria di tepi laut',
      ),
    },
  ]
}
