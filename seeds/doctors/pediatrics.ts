import { doctor } from './doctor.ts'

export const pediatrics = [
  doctor({
    slug: 'ni-luh-putu-ariestadewi',
    name: 'Ni Luh Putu Ariestadewi',
    suffix: 'Sp.A',
    gender: 'female',
    specialists: ['pediatrics'],
    units: ['jkt-rajal'],
    headline: ['Newborns, breastfeeding and first fevers', 'Bayi baru lahir, menyusui, dan demam pertama'],
    biography: [
      `The smallest chair in Dr. Putu’s room is hers: she examines children sitting on the carpet, where her patients are. She was born in Tabanan, the eldest of five, and has held babies for as long as she can remember.

Young parents come to her with lists on their phones and leave with three sentences on paper. She helps with breastfeeding, sings while she vaccinates, and tells you clearly which fever can wait and which cannot. If a child has weak lungs or a weak heart, she talks to her colleagues on the same day.`,
      `Kursi terkecil di ruang Dr. Putu adalah untuk dirinya: ia memeriksa sambil duduk di karpet, sejajar dengan pasiennya. Sulung dari lima bersaudara asal Tabanan ini sudah terbiasa menggendong bayi sejak kecil.

Orang tua muda datang dengan daftar pertanyaan di telepon genggam dan pulang dengan tiga kalimat di atas kertas. Ia membantu proses menyusui, memberi imunisasi sambil bernyanyi, dan menjelaskan demam mana yang boleh ditunggu serta mana yang tidak. Anak dengan gangguan paru atau jantung dibahas bersama rekan sejawat pada hari yang sama.`,
    ],
    education: [
      ['Dokter', 'Universitas Udayana', 2008],
      ['Spesialis Anak', 'Universitas Indonesia', 2015],
    ],
    languages: ['English', 'Bali'],
    since: 2013,
    fee: 325_000,
    featured: true,
  }),
  doctor({
    slug: 'nur-aisyah-daeng-kanang',
    name: 'Nur Aisyah Daeng Kanang',
    suffix: 'Sp.A',
    gender: 'female',
    specialists: ['pediatrics'],
    subSpecialties: ['Newborn intensive care'],
    units: ['mks-ibu-anak'],
    headline: ['Babies born too early', 'Bayi yang lahir terlalu dini'],
    biography: [
      `Dr. Aisyah leads the fourteen incubators for newborns who need more than warmth. The lightest child who ever went home from her ward weighed 780 grams at birth and now goes to school in Gowa. His drawing hangs above the scales.

She lets parents hold the baby on their bare chest as early as possible, and writes down each day’s progress for them in a small book. In the clinic, she follows her early babies until they are six, and vaccinates their brothers and sisters too.`,
      `Dr. Aisyah memimpin empat belas inkubator bagi bayi baru lahir yang memerlukan lebih dari sekadar kehangatan. Bayi teringan yang pernah pulang dari bangsalnya lahir dengan berat 780 gram dan kini bersekolah di Gowa; gambarnya tergantung di atas timbangan bayi.

Ia mengajak orang tua mendekap bayi di dada sejak jam pertama yang memungkinkan dan mencatat kemajuan harian dalam buku kecil untuk mereka. Di klinik, ia memantau bayi prematurnya hingga berusia enam tahun, sekaligus mengimunisasi kakak dan adiknya.`,
    ],
    education: [
      ['Dokter', 'Universitas Hasanuddin', 2004],
      ['Spesialis Anak', 'Universitas Hasanuddin', 2011],
    ],
    languages: ['English', 'Makassar'],
    since: 2009,
    fee: 300_000,
  }),
  doctor({
    slug: 'dortea-felle',
    name: 'Dortea Felle',
    suffix: 'Sp.A(K)',
    gender: 'female',
    specialists: ['pediatrics'],
    subSpecialties: ['Child nutrition', 'Tropical paediatrics'],
    units: ['djj-rajal', 'djj-igd', 'snt-klinik'],
    headline: ['Growing well on what grows here', 'Tumbuh sehat dengan pangan setempat'],
    biography: [
      `Sago, fish, sweet potato and papaya leaves: Dr. Dortea’s food plans start with what the family’s garden and lake provide. In forty villages, she has shown that children can catch up in height without expensive milk powder.

She comes from Sentani, and also treats severe malaria and fevers after a long journey. Grandmothers trust her because she asks them first. She teaches young doctors at Cenderawasih University, and each of them spends a week in a village before they touch a syringe.`,
      `Sagu, ikan, ubi jalar, dan daun pepaya: rencana gizi Dr. Dortea dimulai dari hasil kebun dan danau milik keluarga. Di empat puluh kampung ia membuktikan bahwa anak dapat mengejar tinggi badannya tanpa susu bubuk mahal.

Putri Sentani ini juga menangani malaria berat dan demam setelah perjalanan jauh. Para nenek mempercayainya karena merekalah yang pertama ia tanyai. Ia mengajar dokter muda di Universitas Cenderawasih, dan setiap muridnya tinggal seminggu di kampung sebelum boleh memegang alat suntik.`,
    ],
    education: [
      ['Dokter', 'Universitas Sam Ratulangi', 1999],
      ['Spesialis Anak', 'Universitas Gadjah Mada', 2007],
    ],
    languages: ['English', 'Melayu Papua', 'Sentani'],
    since: 2005,
    fee: 275_000,
    telehealth: true,
    featured: true,
  }),
]
