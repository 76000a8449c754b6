import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { aroundTheClock, daily } from '../hours.ts'
import { facilityView } from '../pictures.ts'

/** Facilities for the time between: prayer, arrival, food, staying nearby. */
export const comfort: Item<'facilities'>[] = [
  {
    slug: 'prayer-rooms',
    name: both('Prayer rooms: musala and chapel', 'Ruang ibadah: musala dan kapel'),
    kind: 'worship',
    summary: both(
      'A musala and a chapel in every hospital, and visits by religious counsellors at your bedside.',
      'Musala dan kapel di setiap rumah sakit, serta kunjungan rohaniwan ke tempat tidur.',
    ),
    body: prose(
      `The musala has separate areas for women and men, seats at the washing taps and clean prayer clothes. Every inpatient room shows the direction of the qibla. The chapel is open to all churches and to anyone who wants some quiet. A small room next to it is for Hindus, Buddhists and Confucians.

## At the bedside

Ask a nurse for an ustaz, a pastor, a priest, a pemangku or a bhikkhu. If someone is dying, they come at any time. When a person has died, we wash and wrap the body in the way the family wishes, in a room kept for this.`,
      `Musala memiliki tempat terpisah bagi perempuan dan laki-laki, tempat duduk di keran wudu, perlengkapan salat yang bersih, dan penunjuk arah kiblat di setiap kamar rawat inap. Kapel terbuka bagi semua gereja dan siapa pun yang ingin hening; satu ruang kecil di sampingnya tersedia bagi umat Hindu, Buddha, dan Khonghucu.

## Di sisi tempat tidur

Mintalah perawat memanggil ustaz, pendeta, pastor, pemangku, atau bhikkhu. Mereka datang kapan saja bila seseorang menjelang ajal. Jenazah dimandikan dan dikafani atau disemayamkan menurut tata cara keluarga, di ruangan yang khusus disediakan.`,
    ),
    cover: facilityView(
      'prayer',
      'A prayer niche with a rug and a small chapel side by side',
      'Mihrab dengan sajadah dan kapel kecil berdampingan',
    ),
    gallery: [
      facilityView('wash-place', 'Taps with seats for the ablution', 'Keran wudu dengan tempat duduk'),
    ],
    places: [
      {
        location: 'jakarta',
        floor: '2',
        information: both(
          'Musala on floors 2 and 7, chapel on floor 2. Friday prayer in the hall.',
          'Musala di lantai 2 dan 7, kapel di lantai 2. Salat Jumat di aula.',
        ),
        hours: aroundTheClock,
      },
      {
        location: 'makassar',
        floor: '1',
        information: both(
          'Musala in the garden, chapel beside the reception.',
          'Musala di taman, kapel di samping resepsionis.',
        ),
        hours: aroundTheClock,
      },
      {
        location: 'jayapura',
        floor: '2',
        information: both(
          'Chapel and musala side by side above the bay. Service on Sundays at 09:00.',
          'Kapel dan musala berdampingan di atas teluk. Ibadah Minggu pukul 09.00.',
        ),
        hours: aroundTheClock,
      },
    ],
  },
  {
    slug: 'parking',
    name: both('Parking and drop-off', 'Parkir dan area antar'),
    kind: 'parking',
    summary: both(
      'Fifteen free minutes to bring someone to the door, wheelchairs at the kerb, and reserved parking spaces without steps.',
      'Lima belas menit gratis untuk mengantar sampai pintu, kursi roda di tepi jalan, dan tempat khusus bebas undakan.',
    ),
    body: prose(
      `Stop under the roof at the main entrance: an attendant brings a wheelchair and stays with your relative while you park. Ambulances have their own lane. Please keep it clear.

## Prices

- First 15 minutes: free.
- Cars: IDR 5,000 for the first hour, IDR 3,000 for each extra hour, IDR 25,000 a day at most.
- Motorcycles: IDR 2,000 an hour, IDR 8,000 a day at most.
- Patients with weekly treatment (dialysis, chemotherapy, rehabilitation) park for free: ask your unit for the card.`,
      `Berhentilah di bawah kanopi pintu utama: petugas membawakan kursi roda dan menemani keluarga Anda selama Anda memarkir kendaraan. Ambulans memiliki jalur sendiri; mohon tidak dihalangi.

## Tarif

- 15 menit pertama: gratis.
- Mobil: Rp5.000 untuk jam pertama, Rp3.000 setiap jam berikutnya, paling banyak Rp25.000 sehari.
- Sepeda motor: Rp2.000 per jam, paling banyak Rp8.000 sehari.
- Pasien dengan terapi mingguan (cuci darah, kemoterapi, rehabilitasi) parkir gratis: mintalah kartunya di unit Anda.`,
    ),
    cover: facilityView(
      'parking',
      'An attendant pushes a person in a wheelchair under the roof of the entrance',
      'Petugas mendorong kursi roda di bawah kanopi pintu masuk',
    ),
    places: [
      {
        location: 'jakarta',
        floor: 'B1–B2',
        information: both(
          '220 cars, 400 motorcycles, 8 wide spaces next to lift A, 6 charging points.',
          '220 mobil, 400 sepeda motor, 8 tempat lebar di samping lift A, 6 titik pengisian daya.',
        ),
        hours: aroundTheClock,
      },
      {
        location: 'makassar',
        floor: '1',
        information: both(
          '140 cars under trees in front of the building.',
          '140 mobil di bawah pepohonan di depan gedung.',
        ),
        hours: aroundTheClock,
      },
      {
        location: 'jayapura',
        floor: '3',
        information: both(
          'The east car park is closed until 28 February 2027. Please use the upper gate. It has 40 spaces, and a shuttle goes down to the harbour every hour.',
          'Area parkir timur ditutup sampai 28 Februari 2027. Silakan melalui gerbang atas; 40 tempat, mobil antar-jemput ke pelabuhan setiap jam.',
        ),
        hours: aroundTheClock,
      },
    ],
  },
  {
    slug: 'canteen',
    name: both('Canteen', 'Kantin'),
    kind: 'food',
    summary: both(
      'Halal home cooking from the region, with a menu for people with diabetes or high blood pressure.',
      'Masakan rumahan khas daerah yang halal, dengan menu bagi penderita diabetes dan darah tinggi.',
    ),
    body: prose(
      `Soto, coto and papeda are on the same menu, depending on the island. You choose how much rice you want, salt and sugar are on the table, and the dietitian’s sign shows what is good for your sugar and blood pressure. A meal costs IDR 18,000 to IDR 35,000.

Children have their own menu. If someone in your family is having an operation, ask for a pager at the counter: it calls you to the ward wherever you are sitting.`,
      `Soto, coto, dan papeda tersaji di papan menu yang sama, sesuai pulaunya. Porsi nasi mengikuti permintaan Anda, garam dan gula tersedia di meja, dan tanda dari ahli gizi menunjukkan hidangan yang baik bagi gula darah dan tekanan darah. Satu porsi seharga Rp18.000 sampai Rp35.000.

Anak-anak memiliki menu sendiri. Bila ada keluarga yang sedang dioperasi, mintalah alat panggil di konter: Anda akan dipanggil ke ruangan di mana pun Anda duduk.`,
    ),
    cover: facilityView(
      'canteen',
      'Two people eat at a round table while a cook serves',
      'Dua orang makan di meja bundar, juru masak menyajikan hidangan',
    ),
    places: [
      {
        location: 'jakarta',
        floor: '1',
        information: both(
          'Ground floor, facing the garden. Coffee until 22:00.',
          'Lantai dasar, menghadap taman. Kopi sampai pukul 22.00.',
        ),
        hours: daily('06:30', '21:00'),
      },
      {
        location: 'makassar',
        floor: '1',
        information: both('On the terrace by the rehabilitation garden.', 'Di teras taman rehabilitasi.'),
        hours: daily('06:30', '20:00'),
      },
      {
        location: 'jayapura',
        floor: '3',
        information: both(
          'Above the bay. Grilled fish on Fridays.',
          'Di atas teluk; ikan bakar setiap Jumat.',
        ),
        hours: daily('07:00', '19:00'),
      },
    ],
  },
  {
    slug: 'family-house',
    name: both('Family house', 'Rumah singgah keluarga'),
    kind: 'family',
    summary: both(
      'Rooms, a kitchen and neighbours for families who have travelled far, a few steps from the hospital.',
      'Kamar, dapur, dan tetangga bagi keluarga yang datang dari jauh, beberapa langkah dari rumah sakit.',
    ),
    body: prose(
      `Eighteen rooms in Jayapura and twelve in Makassar, for patients between two treatments and the people who come with them. There is a shared kitchen, a laundry, a playroom, and someone at the door day and night.

## What it costs

A night costs IDR 50,000 for a family, with clean sheets. If you have a letter from the social office or a KPS card, you stay for free. You can stay as long as the treatment lasts.

Tell the liaison office before you travel, so that a room is ready when you arrive.`,
      `Delapan belas kamar di Jayapura dan dua belas di Makassar bagi pasien di sela pengobatan dan pendampingnya. Tersedia dapur bersama, tempat mencuci, ruang bermain, dan penjaga siang dan malam.

## Biaya

Satu malam Rp50.000 per keluarga, termasuk seprai bersih. Pemegang surat keterangan dinas sosial atau kartu KPS menginap tanpa biaya. Anda boleh tinggal selama pengobatan berlangsung.

Beri tahu kantor penghubung sebelum berangkat, agar kamar sudah siap ketika Anda tiba.`,
    ),
    cover: facilityView(
      'family-house',
      'A family arrives at a lit house in the evening',
      'Satu keluarga tiba di rumah yang terang pada malam hari',
    ),
    gallery: [
      facilityView(
        'garden',
        'The garden between the house and the hospital',
        'Taman di antara rumah singgah dan rumah sakit',
      ),
    ],
    places: [
      {
        location: 'jayapura',
        information: both(
          'Jalan Bukit Cenderawasih No. 9, two minutes on foot from the upper gate.',
          'Jalan Bukit Cenderawasih No. 9, dua menit berjalan kaki dari gerbang atas.',
        ),
        hours: aroundTheClock,
        phone: '+62 967 000 0312',
      },
      {
        location: 'makassar',
        information: both('Behind the garden pavilion.', 'Di belakang paviliun taman.'),
        hours: aroundTheClock,
        phone: '+62 411 000 0212',
      },
    ],
    units: ['djj-rajal', 'djj-hd', 'mks-ibu-anak'],
    onHome: true,
  },
]
