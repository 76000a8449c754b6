import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { aroundTheClock, clinicHours, dayHours, workweek } from '../hours.ts'
import { facilityView, unitCover } from '../pictures.ts'

/** Facilities that nearly every patient uses: pharmacy, wards, rehabilitation. */
export const everyday: Item<'facilities'>[] = [
  {
    slug: 'pharmacy',
    name: both('Pharmacy, open 24 hours', 'Apotek 24 jam'),
    kind: 'pharmacy',
    summary: both(
      'Medicines at any time, with a pharmacist who explains them, and delivery to your door in the city.',
      'Obat setiap saat, dengan apoteker yang menjelaskannya, dan pengantaran ke rumah di dalam kota.',
    ),
    body: prose(
      `You can bring a prescription from any doctor, not only from ours. Before you pay, the pharmacist tells you what each medicine is for, how to take it, what it costs, and if there is a cheaper one that works just as well.

## Without waiting

- Your doctor sends us the prescription, and you get a message when your medicine is ready.
- In the city, we can deliver medicines for a month or more to you, usually on the same day.
- We only send vaccines, insulin and other medicines that must stay cold in a cool box.

Bring back medicines that have expired: we destroy them safely and for free.`,
      `Anda dapat menebus resep dari dokter mana pun, tidak hanya dari dokter kami. Sebelum membayar, apoteker menjelaskan kegunaan setiap obat, cara meminumnya, harganya, dan apakah ada obat lebih murah dengan khasiat yang sama.

## Tanpa menunggu

- Dokter mengirim resep lebih dahulu; Anda menerima pesan saat obat siap.
- Obat untuk sebulan atau lebih dapat diantar di dalam kota, umumnya pada hari yang sama.
- Vaksin, insulin, dan obat dingin lainnya hanya dikirim dalam kotak pendingin.

Kembalikan obat kedaluwarsa kepada kami: kami memusnahkannya dengan aman tanpa biaya.`,
    ),
    cover: facilityView(
      'pharmacy',
      'A pharmacist hands over medicine at night',
      'Seorang apoteker menyerahkan obat pada malam hari',
    ),
    gallery: [
      unitCover('pharmacy', 'The pharmacy counter with its shelves', 'Konter apotek dengan rak obatnya'),
    ],
    places: [
      {
        location: 'jakarta',
        floor: '2',
        information: both(
          'Next to the cashier of the outpatient clinics. At night, use the emergency entrance.',
          'Di samping kasir rawat jalan; pada malam hari melalui pintu IGD.',
        ),
        hours: aroundTheClock,
        phone: '+62 21 0000 0180',
      },
      {
        location: 'makassar',
        floor: '1',
        information: both('Left of the main entrance.', 'Di kiri pintu utama.'),
        hours: aroundTheClock,
        phone: '+62 411 000 0280',
      },
      {
        location: 'jayapura',
        floor: '1',
        information: both(
          'At the upper gate, inside the emergency department.',
          'Di gerbang atas, di dalam IGD.',
        ),
        hours: aroundTheClock,
        phone: '+62 967 000 0380',
      },
    ],
    units: ['jkt-rajal', 'mks-rajal', 'djj-rajal'],
    onHome: true,
  },
  {
    slug: 'inpatient-rooms',
    name: both('Inpatient rooms', 'Kamar rawat inap'),
    kind: 'room',
    summary: both(
      'Four classes of room, one class of care: every room has the same doctors, nurses and medicines.',
      'Empat kelas kamar, satu mutu perawatan: dokter, perawat, dan obatnya sama di setiap kamar.',
    ),
    body: prose(
      `Every bed has a call button within reach, a reading lamp, a socket, and a toilet without a step. The price per night is on the door, and you get an estimate before you are admitted.

## The classes

- Private: one bed, a sofa bed for the person who stays with you, a fridge, and a choice of meals.
- First class: two beds with a curtain, and a chair that folds out for the night.
- Standard inpatient class (KRIS): up to four beds, with a curtain around each, for BPJS patients and everyone else.
- Isolation: one bed with its own air supply. We show visitors how to protect themselves.

Visiting hours are 11:00 to 13:00 and 17:00 to 20:00. One person can stay overnight. Children can always have a parent with them.`,
      `Setiap tempat tidur memiliki bel yang mudah dijangkau, lampu baca, stopkontak, dan toilet tanpa undakan. Tarif per malam tertera di pintu, dan Anda menerima perkiraan biaya sebelum dirawat.

## Kelas kamar

- Privat: satu tempat tidur, sofa bed bagi penunggu, kulkas, menu pilihan.
- Kelas satu: dua tempat tidur dengan tirai, kursi lipat untuk menginap.
- Kelas rawat inap standar (KRIS): paling banyak empat tempat tidur dengan tirai di sekelilingnya, bagi peserta BPJS maupun pasien umum.
- Isolasi: satu tempat tidur dengan tata udara sendiri; pengunjung diajari cara melindungi diri.

Jam besuk pukul 11.00 sampai 13.00 dan 17.00 sampai 20.00. Satu orang boleh menginap; anak-anak selalu boleh ditemani orang tua.`,
    ),
    cover: facilityView(
      'room',
      'A private room with a window, a bed and a sofa',
      'Kamar privat dengan jendela, tempat tidur, dan sofa',
    ),
    gallery: [
      facilityView(
        'room-double',
        'Two beds with a curtain between them',
        'Dua tempat tidur dengan tirai di antaranya',
      ),
      facilityView(
        'room-ward',
        'A nurse on her round in a room of four',
        'Seorang perawat berkeliling di kamar berisi empat orang',
      ),
    ],
    places: [
      {
        location: 'jakarta',
        floor: '7–10',
        information: both(
          '180 beds. Visitors use the B lifts.',
          '180 tempat tidur. Pengunjung menggunakan lift B.',
        ),
        hours: aroundTheClock,
        phone: '+62 21 0000 0190',
      },
      {
        location: 'makassar',
        floor: '3–5',
        information: both(
          '120 beds. Mothers and children on floor 4.',
          '120 tempat tidur; ibu dan anak di lantai 4.',
        ),
        hours: aroundTheClock,
        phone: '+62 411 000 0290',
      },
      {
        location: 'jayapura',
        floor: '4–5',
        information: both('84 beds with a view of the bay.', '84 tempat tidur dengan pemandangan teluk.'),
        hours: aroundTheClock,
        phone: '+62 967 000 0390',
      },
    ],
    units: ['jkt-bedah', 'mks-ibu-anak'],
    onHome: true,
  },
  {
    slug: 'medical-rehabilitation',
    name: both('Medical rehabilitation', 'Rehabilitasi medik'),
    kind: 'rehabilitation',
    summary: both(
      'Walking, speaking and working again after a stroke, an operation or an accident, one goal at a time.',
      'Kembali berjalan, berbicara, dan bekerja setelah stroke, operasi, atau kecelakaan, satu tujuan demi satu tujuan.',
    ),
    body: prose(
      `It starts with a question: what do you want to be able to do again? Climb into your boat, pray standing up, hold a grandchild. Then the team makes a plan with you, for your time here and for exercises at home.

## What there is

- A gym with parallel bars, stairs, and a harness that catches you.
- A kitchen and a bathroom to practise in, like at home.
- A warm pool in Makassar, with a lift into the water.
- Speech and swallowing therapy, occupational therapy, and a workshop for splints and prostheses.

Families are welcome at every session.`,
      `Semuanya dimulai dengan satu pertanyaan: apa yang ingin Anda lakukan lagi? Naik ke perahu, salat sambil berdiri, menggendong cucu. Dari situ tim menyusun rencana bersama Anda, untuk latihan di sini dan di rumah.

## Yang tersedia

- Ruang latihan dengan palang sejajar, tangga, dan sabuk pengaman yang menahan Anda.
- Dapur dan kamar mandi untuk berlatih, seperti di rumah.
- Kolam air hangat di Makassar, dengan alat angkat ke dalam air.
- Terapi wicara dan menelan, terapi okupasi, serta bengkel bidai dan prostesis.

Keluarga boleh hadir di setiap sesi.`,
    ),
    cover: facilityView(
      'rehabilitation',
      'A man learns to walk between bars beside his therapist',
      'Seorang pria belajar berjalan di antara palang didampingi terapis',
    ),
    gallery: [unitCover('rehabilitation', 'Parallel bars by the window', 'Palang sejajar di tepi jendela')],
    places: [
      {
        location: 'makassar',
        floor: '1',
        information: both(
          'Garden pavilion, step-free from the car park.',
          'Paviliun taman, bebas anak tangga dari area parkir.',
        ),
        hours: dayHours,
        phone: '+62 411 000 0260',
      },
      {
        location: 'jakarta',
        floor: '3',
        information: both('Opposite the orthopaedic clinics.', 'Di seberang poliklinik ortopedi.'),
        hours: clinicHours,
        phone: '+62 21 0000 0165',
      },
      {
        location: 'jayapura',
        floor: '2',
        information: both('Gym and occupational therapy.', 'Ruang latihan dan terapi okupasi.'),
        hours: workweek('08:00', '15:00'),
        phone: '+62 967 000 0365',
      },
    ],
    units: ['mks-rehab', 'jkt-rajal', 'djj-rajal'],
  },
]
