import { doctor } from './doctor.ts'

export const orthopedics = [
  doctor({
    slug: 'rangga-wirasaputra',
    name: 'Rangga Wirasaputra',
    suffix: 'Sp.OT',
    gender: 'male',
    specialists: ['orthopedics'],
    subSpecialties: ['Knee', 'Sports injuries'],
    units: ['jkt-rajal', 'jkt-bedah'],
    headline: ['Knees that have to work on Monday', 'Lutut yang harus siap dipakai hari Senin'],
    biography: [
      `Dr. Rangga tore a ligament in his own knee on a badminton court in Garut, and spent nine months finding out which exercises really help. He still shows them himself, lying on the floor of his room.

Motorcycle couriers, dancers and grandmothers sit together in his waiting room. He operates on about one patient in five and discusses the other four with a physiotherapist. If you need a new knee, you can talk to someone who has one: he keeps a list of former patients who are happy to get a call.`,
      `Ligamen lutut Dr. Rangga sendiri pernah putus di lapangan bulu tangkis di Garut, dan selama sembilan bulan ia belajar latihan mana yang benar-benar bermanfaat. Gerakan itu masih ia peragakan sendiri, berbaring di lantai ruang periksa.

Kurir motor, penari, dan para nenek duduk bersama di ruang tunggunya. Hanya sekitar satu dari lima pasien yang ia operasi; empat lainnya ditangani bersama fisioterapis. Calon penerima sendi lutut baru dapat berbincang dengan mantan pasien yang telah menjalaninya.`,
    ],
    education: [
      ['Dokter', 'Universitas Padjadjaran', 2007],
      ['Spesialis Orthopaedi dan Traumatologi', 'Universitas Padjadjaran', 2016],
    ],
    languages: ['English', 'Sunda'],
    since: 2014,
    fee: 375_000,
  }),
  doctor({
    slug: 'semuel-patandianan',
    name: 'Semuel Patandianan',
    suffix: 'Sp.OT(K)',
    gender: 'male',
    specialists: ['orthopedics'],
    subSpecialties: ['Spine', 'Scoliosis'],
    units: ['mks-rajal', 'mks-igd'],
    headline: [
      'The spine, from schoolbag to old age',
      'Tulang belakang, dari tas sekolah hingga usia lanjut',
    ],
    biography: [
      `Dr. Semuel’s father carved tongkonan houses in Makale, and the son has the same eye for a line that should be straight. Every August he checks the backs of twelve-year-olds at school. A curve that is found early needs a brace, not an operation.

Patients with pinched nerves and broken backs come to him from all over Sulawesi. Before any operation, he always asks three questions: what are you afraid of, what do you hope for, and who will carry the water while you rest?`,
      `Ayah Dr. Semuel pemahat tongkonan di Makale, dan sang anak mewarisi mata yang sama terhadap garis yang seharusnya lurus. Setiap Agustus ia memeriksa punggung murid berusia dua belas tahun; lengkungan yang ditemukan dini cukup ditangani dengan penyangga, bukan pembedahan.

Pasien saraf terjepit dan patah tulang belakang dari seluruh Sulawesi dirujuk kepadanya. Sebelum operasi ia selalu mengajukan tiga pertanyaan: apa yang Anda takutkan, apa yang Anda harapkan, dan siapa yang akan menggantikan pekerjaan Anda sementara itu?`,
    ],
    education: [
      ['Dokter', 'Universitas Hasanuddin', 1999],
      ['Spesialis Orthopaedi dan Traumatologi', 'Universitas Airlangga', 2008],
    ],
    languages: ['English', 'Toraja'],
    since: 2006,
    fee: 375_000,
    acceptingNewPatients: false,
  }),
  doctor({
    slug: 'tinus-walela',
    name: 'Tinus Walela',
    suffix: 'Sp.OT',
    gender: 'male',
    specialists: ['orthopedics'],
    subSpecialties: ['Fractures', 'Bone infection'],
    units: ['djj-rajal', 'djj-igd'],
    headline: ['Broken bones that have waited too long', 'Patah tulang yang terlambat ditangani'],
    biography: [
      `It often takes three days from Wamena to the operating theatre, and after three days a broken bone is a different problem. Dr. Tinus is the first orthopaedic surgeon from his valley. He teaches health posts to make splints from what they have, and answers the photos they send him at night.

With patience and many small operations, he saves legs with infected bones. He tells patients in Dani, Papuan Malay or Indonesian how long it will take, and has never promised less time than he meant.`,
      `Dari Wamena ke kamar operasi sering kali perlu tiga hari, dan patah tulang yang menempuh tiga hari perjalanan sudah menjadi masalah yang berbeda. Dr. Tinus, ahli ortopedi pertama dari lembahnya, melatih petugas pos kesehatan membidai dengan bahan seadanya, dan menjawab kiriman foto mereka hingga malam hari.

Dengan sabar, lewat serangkaian operasi kecil, ia menyelamatkan tungkai yang tulangnya terinfeksi. Dalam bahasa Dani, Melayu Papua, atau Indonesia, ia menyampaikan lamanya penyembuhan, dan tidak pernah menjanjikan waktu yang lebih singkat dari yang sebenarnya.`,
    ],
    education: [
      ['Dokter', 'Universitas Cenderawasih', 2011],
      ['Spesialis Orthopaedi dan Traumatologi', 'Universitas Hasanuddin', 2020],
    ],
    languages: ['Melayu Papua', 'Dani'],
    since: 2018,
    fee: 300_000,
  }),
]
