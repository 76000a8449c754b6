import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { aroundTheClock, daily, dayHours } from '../hours.ts'
import { facilityView, unitCover } from '../pictures.ts'

/** Facilities for examination and treatment. */
export const care: Item<'facilities'>[] = [
  {
    slug: 'mri-3-tesla',
    name: both('MRI, 3 tesla', 'MRI 3 Tesla'),
    kind: 'diagnostic',
    summary: both(
      'Sharp pictures of the brain, spine, joints and heart without X-rays, in a wide, bright tube.',
      'Gambar tajam otak, tulang belakang, sendi, dan jantung tanpa sinar-X, dalam tabung lebar yang terang.',
    ),
    body: prose(
      `The tube of the scanner is 70 cm wide, and you can bring someone into the room with you. You lie still for 20 to 45 minutes, hear the machine knock, and can talk to the radiographer at any time.

## Before you come

- When you book, tell us if you have a pacemaker, a hearing implant or metal splinters, or if you are pregnant.
- Leave watches, cards and jewellery at home or in the locker.
- Eat and drink as usual, unless your letter says otherwise.

A radiologist checks the pictures on the same working day. Your doctor gets the report, and you get it in plain words.`,
      `Tabung pemindai ini selebar 70 cm, dan Anda boleh ditemani satu orang di dalam ruangan. Anda berbaring tenang selama 20 sampai 45 menit, mendengar suara ketukan mesin, dan dapat berbicara dengan radiografer kapan saja.

## Sebelum datang

- Saat mendaftar, sampaikan bila Anda memakai alat pacu jantung atau implan telinga, terkena serpihan logam, atau sedang hamil.
- Simpan jam tangan, kartu, dan perhiasan di rumah atau di loker.
- Makan dan minum seperti biasa, kecuali bila surat Anda meminta lain.

Dokter radiologi membaca gambar pada hari kerja yang sama. Dokter pengirim menerima laporannya, dan Anda menerimanya dalam bahasa yang mudah dipahami.`,
    ),
    cover: facilityView(
      'mri',
      'A person lies in front of the round opening of an MRI scanner',
      'Seseorang berbaring di depan lubang bulat pemindai MRI',
    ),
    gallery: [unitCover('radiology', 'The scanner from the side', 'Pemindai dilihat dari samping')],
    places: [
      {
        location: 'jakarta',
        floor: '1',
        information: both(
          'West wing, behind the laboratory. By appointment. Emergencies at any time.',
          'Sayap barat, di belakang laboratorium. Dengan janji; keadaan darurat setiap saat.',
        ),
        hours: daily('07:00', '22:00'),
        phone: '+62 21 0000 0170',
      },
    ],
    units: ['jkt-igd', 'jkt-rajal'],
    onHome: true,
  },
  {
    slug: 'catheter-laboratory',
    name: both('Catheter laboratory', 'Laboratorium kateterisasi jantung'),
    kind: 'treatment',
    summary: both(
      'We find and open blocked heart arteries in one session, at any time of day or night.',
      'Pembuluh jantung yang tersumbat ditemukan dan dibuka dalam satu tindakan, setiap saat.',
    ),
    body: prose(
      `Through a thin tube in your wrist, the cardiologist sees the arteries of your heart on a screen. If one is narrow, we can widen it at once with a balloon and hold it open with a stent. You are awake and feel no pain, and most people go home the next day.

## In a heart attack

In Jakarta, the team is always here. In Makassar, we call the team in at night. We aim to open the artery less than 90 minutes after you arrive, and our yearly report says how often we succeed. Call 119 at the first sign: pressure in the chest, cold sweat, shortness of breath.`,
      `Melalui selang tipis di pergelangan tangan, dokter jantung melihat pembuluh jantung Anda di layar. Pembuluh yang menyempit dapat langsung dilebarkan dengan balon dan ditopang dengan ring. Anda tetap sadar tanpa rasa sakit, dan kebanyakan pasien pulang keesokan harinya.

## Saat serangan jantung

Di Jakarta tim kami berada di rumah sakit setiap saat; di Makassar tim dipanggil pada malam hari. Sasaran kami, pembuluh terbuka kurang dari 90 menit sejak Anda tiba, dan pencapaiannya kami terbitkan dalam laporan tahunan. Hubungi 119 pada gejala pertama: dada tertekan, keringat dingin, sesak napas.`,
    ),
    cover: facilityView(
      'cath-lab',
      'Two people of the team beside a patient under a curved X-ray arm',
      'Dua petugas di samping pasien di bawah lengan sinar-X melengkung',
    ),
    gallery: [
      unitCover(
        'intensive-care',
        'A bed of the heart ward with its monitor',
        'Tempat tidur ruang jantung dengan monitornya',
      ),
    ],
    places: [
      {
        location: 'jakarta',
        floor: '2',
        information: both(
          'One floor above the emergency department. For planned procedures, start on floor 5.',
          'Satu lantai di atas IGD; tindakan terjadwal dimulai dari lantai 5.',
        ),
        hours: aroundTheClock,
        phone: '+62 21 0000 0150',
      },
      {
        location: 'makassar',
        floor: '2',
        information: both(
          'Planned procedures on weekdays. At night, we call the team in.',
          'Tindakan terjadwal pada hari kerja; tim dipanggil pada malam hari.',
        ),
        hours: aroundTheClock,
        phone: '+62 411 000 0250',
      },
    ],
    units: ['jkt-jantung', 'jkt-igd', 'mks-igd'],
    onHome: true,
  },
  {
    slug: 'nicu',
    name: both('Newborn intensive care (NICU)', 'Perawatan intensif bayi baru lahir (NICU)'),
    kind: 'treatment',
    summary: both(
      'For babies who are born early or need help to breathe, with a chair for a parent beside every incubator.',
      'Untuk bayi yang lahir lebih awal atau perlu bantuan bernapas, dengan kursi orang tua di sisi setiap inkubator.',
    ),
    body: prose(
      `Fourteen incubators in Makassar and ten in Jakarta, a nurse for every one or two babies, and a paediatrician here day and night.

## You belong here

- Mothers and fathers can come at any time. There are no visiting hours for parents.
- Skin-to-skin (kangaroo) care starts as soon as your baby’s breathing allows it.
- A breastfeeding nurse helps you from the first day, and a milk bank stores the milk you bring.

Every afternoon the doctor sits down with you and tells you how your baby is, in your own language.`,
      `Empat belas inkubator di Makassar dan sepuluh di Jakarta, satu perawat untuk setiap satu atau dua bayi, dan dokter anak yang siaga siang dan malam.

## Tempat Anda di sini

- Ibu dan ayah boleh datang kapan saja; tidak ada jam besuk bagi orang tua.
- Perawatan metode kanguru dimulai segera setelah napas bayi memungkinkan.
- Perawat laktasi mendampingi sejak hari pertama; bank ASI menyimpan ASI yang Anda bawa.

Setiap sore dokter duduk bersama Anda dan menjelaskan keadaan bayi dalam bahasa Anda.`,
    ),
    cover: facilityView(
      'nicu',
      'A nurse and a mother on both sides of an incubator',
      'Seorang perawat dan seorang ibu di kedua sisi inkubator',
    ),
    gallery: [
      unitCover(
        'maternity',
        'A mother holding her newborn',
        'Seorang ibu menggendong bayinya yang baru lahir',
      ),
    ],
    places: [
      {
        location: 'makassar',
        floor: '4',
        information: both(
          'Inside the mother and child centre. Ring the bell at the blue door.',
          'Di dalam Pusat Ibu dan Anak; tekan bel di pintu biru.',
        ),
        hours: aroundTheClock,
        phone: '+62 411 000 0243',
      },
      {
        location: 'jakarta',
        floor: '7',
        information: both('Beside the delivery rooms.', 'Di samping ruang bersalin.'),
        hours: aroundTheClock,
        phone: '+62 21 0000 0173',
      },
    ],
    units: ['mks-ibu-anak'],
    onHome: true,
  },
  {
    slug: 'hybrid-theatre',
    name: both('Hybrid operating theatre', 'Kamar operasi hibrida'),
    kind: 'surgery',
    summary: both(
      'Surgery and live X-ray pictures in one room, so that a difficult operation needs one anaesthetic instead of two.',
      'Operasi dan gambar sinar-X langsung dalam satu ruangan, sehingga tindakan sulit cukup dengan satu kali pembiusan.',
    ),
    body: prose(
      `Surgeons, cardiologists and radiologists work together here on the aorta, heart valves, blood vessels in the brain and difficult fractures. Small cuts are often enough, and the team can switch to open surgery at once if needed.

The air changes 25 times an hour, and we count every instrument twice. Before the first cut, the whole team stops and says your name, the operation and the side out loud.

Your family waits on the same floor. A coordinator calls them when the operation starts, halfway through, and when you are awake.`,
      `Di sini dokter bedah, jantung, dan radiologi bekerja bersama untuk aorta, katup jantung, pembuluh otak, dan patah tulang yang sulit. Sayatan kecil sering kali sudah cukup, dan tim dapat langsung beralih ke operasi terbuka bila diperlukan.

Udara diganti 25 kali setiap jam, setiap alat dihitung dua kali, dan sebelum sayatan pertama seluruh tim berhenti sejenak untuk menyebutkan nama Anda, jenis operasi, dan sisi tubuhnya.

Keluarga menunggu di lantai yang sama. Koordinator menghubungi mereka saat operasi dimulai, di tengah tindakan, dan ketika Anda sadar.`,
    ),
    cover: facilityView(
      'hybrid-theatre',
      'Three surgeons at a table under two lamps, with screens and a robotic arm',
      'Tiga dokter bedah di meja operasi di bawah dua lampu, dengan layar dan lengan robotik',
    ),
    gallery: [unitCover('surgery', 'The theatre before an operation', 'Kamar operasi sebelum tindakan')],
    places: [
      {
        location: 'jakarta',
        floor: '6',
        information: both(
          'Theatre 1. Families wait in the lounge opposite the lifts.',
          'Kamar operasi 1. Keluarga menunggu di ruang tunggu seberang lift.',
        ),
        hours: aroundTheClock,
        phone: '+62 21 0000 0160',
      },
    ],
    units: ['jkt-bedah', 'jkt-jantung'],
  },
  {
    slug: 'laboratory',
    name: both('Clinical laboratory', 'Laboratorium klinik'),
    kind: 'diagnostic',
    summary: both(
      'Blood, urine and tissue tests in all three hospitals. Most results are ready on the same day.',
      'Pemeriksaan darah, urine, dan jaringan di ketiga rumah sakit; sebagian besar hasil selesai hari itu juga.',
    ),
    body: prose(
      `Take a number at the door. We call people who are fasting, pregnant women and children first. A blood test takes five minutes. Every morning there are nurses who are good with small children and with difficult veins: ask for them.

## Results

- Blood count, sugar, kidney and liver: about two hours.
- Malaria and dengue: 20 to 30 minutes, at any time.
- Tissue and cultures: three to seven days. We send you a message when they are ready.

If a result is dangerous, we call your doctor at once.`,
      `Ambil nomor di pintu masuk; pasien yang berpuasa, ibu hamil, dan anak-anak didahulukan. Pengambilan darah berlangsung lima menit. Perawat yang terampil menangani anak kecil dan pembuluh yang sulit bertugas setiap pagi: mintalah bantuannya.

## Hasil

- Darah lengkap, gula, ginjal, dan hati: sekitar dua jam.
- Malaria dan demam berdarah: 20 sampai 30 menit, setiap saat.
- Jaringan dan kultur: tiga sampai tujuh hari, dengan pesan saat hasil siap.

Nilai yang berbahaya langsung diteleponkan kepada dokter Anda.`,
    ),
    cover: facilityView(
      'laboratory',
      'A laboratory scientist between tubes, a microscope and an analyser',
      'Seorang analis di antara tabung, mikroskop, dan alat analisis',
    ),
    gallery: [
      unitCover(
        'laboratory',
        'Flasks, tubes and a microscope on the bench',
        'Labu, tabung, dan mikroskop di atas meja',
      ),
    ],
    places: [
      {
        location: 'jakarta',
        floor: '1',
        information: both('West wing, room 108.', 'Sayap barat, ruang 108.'),
        hours: aroundTheClock,
        phone: '+62 21 0000 0171',
      },
      {
        location: 'makassar',
        floor: '1',
        information: both(
          'Next to registration. Blood tests until 20:00, emergencies at any time.',
          'Di samping pendaftaran; pengambilan darah sampai pukul 20.00, keadaan darurat setiap saat.',
        ),
        hours: aroundTheClock,
        phone: '+62 411 000 0271',
      },
      {
        location: 'jayapura',
        floor: '2',
        information: both(
          'Malaria tests at any time in the emergency department.',
          'Tes malaria setiap saat di IGD.',
        ),
        hours: dayHours,
        phone: '+62 967 000 0371',
      },
    ],
    units: ['jkt-lab', 'mks-rajal', 'djj-rajal'],
  },
]
