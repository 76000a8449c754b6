import { doctor } from './doctor.ts'

export const dentistry = [
  doctor({
    slug: 'intan-suryaatmadja',
    name: 'Intan Permatasari Suryaatmadja',
    prefix: 'drg.',
    suffix: 'Sp.KGA',
    gender: 'female',
    specialists: ['dentistry'],
    subSpecialties: ['Children’s dentistry'],
    units: ['jkt-rajal'],
    headline: ['For children who will not open their mouths', 'Untuk anak yang tidak mau membuka mulut'],
    biography: [
      `On the first visit, Dr. Intan does nothing at all. The chair goes up and down, the water squirts, and children take the little mirror home in a paper bag. On the second visit, most mouths open by themselves.

She treats children from the first tooth to the last milk tooth, and young people with autism at quiet hours with soft light. She is honest with parents about sweet tea in the bottle. At her practice in Bandung she once filled the tooth of a wayang golek puppet; it still hangs in the waiting room, smiling.`,
      `Pada kunjungan pertama drg. Intan tidak melakukan apa-apa. Kursi naik turun, air menyemprot, dan kaca mulut boleh dibawa pulang dalam kantong kertas. Pada kunjungan kedua, kebanyakan mulut terbuka dengan sendirinya.

Ia merawat anak sejak gigi pertama hingga gigi susu terakhir, serta anak dengan autisme pada jam tenang dengan cahaya redup. Kepada orang tua ia terus terang soal teh manis dalam botol susu. Di Bandung ia pernah menambal gigi sebuah wayang golek; kini wayang itu tersenyum di ruang tunggunya.`,
    ],
    education: [
      ['Dokter Gigi', 'Universitas Padjadjaran', 2009],
      ['Spesialis Kedokteran Gigi Anak', 'Universitas Indonesia', 2015],
    ],
    languages: ['English', 'Sunda'],
    since: 2013,
    fee: 250_000,
  }),
  doctor({
    slug: 'kevin-halim-gunadi',
    name: 'Kevin Halim Gunadi',
    prefix: 'drg.',
    suffix: 'Sp.Ort',
    gender: 'male',
    specialists: ['dentistry'],
    subSpecialties: ['Braces', 'Aligners'],
    units: ['jkt-rajal'],
    headline: ['Straight teeth at any age', 'Gigi rapi pada usia berapa pun'],
    biography: [
      `The oldest patient with braces in Dr. Kevin’s practice is seventy-one and wanted to bite into an apple again. The youngest is eight. In between there are school photos, weddings, and many people who simply could not close their lips.

He plans on a three-dimensional model and shows you the last day before the first one starts, with the price of every step. He was born in Pontianak, worked on a hospital ship for a year, and thinks a good result is one that nobody notices.`,
      `Pasien kawat gigi tertua drg. Kevin berusia tujuh puluh satu tahun dan ingin kembali menggigit apel. Yang termuda delapan tahun. Di antaranya ada foto sekolah, pernikahan, dan banyak orang yang semula memang sulit mengatupkan bibir.

Ia merencanakan perawatan pada model tiga dimensi dan memperlihatkan hasil akhir sebelum hari pertama, lengkap dengan biaya setiap tahap. Lahir di Pontianak, ia pernah setahun bertugas di kapal rumah sakit. Baginya, hasil yang baik adalah yang tidak disadari orang lain.`,
    ],
    education: [
      ['Dokter Gigi', 'Universitas Trisakti', 2012],
      ['Spesialis Ortodonti', 'Universitas Airlangga', 2019],
    ],
    languages: ['English', 'Mandarin', 'Tiociu'],
    since: 2017,
    fee: 300_000,
  }),
  doctor({
    slug: 'andi-batari-toja',
    name: 'Andi Batari Toja',
    prefix: 'drg.',
    suffix: 'Sp.KG',
    gender: 'female',
    specialists: ['dentistry'],
    subSpecialties: ['Root canals', 'Fillings'],
    units: ['mks-rajal', 'djj-rajal'],
    headline: ['Saving teeth that others would pull', 'Menyelamatkan gigi yang nyaris dicabut'],
    biography: [
      `It takes an hour and a half, says Dr. Batari, and you may fall asleep; many do. Under the microscope she cleans root canals thinner than a hair and saves teeth that others had given up.

Two days a week she works in Jayapura, which had no root canal specialist before. In both cities, she keeps the first half hour of each session free for people with toothache. Her grandfather was a storyteller from Bone. While the injection starts to work, she tells stories that always stop at the best moment.`,
      `Perlu satu setengah jam, kata drg. Batari, dan Anda boleh tertidur; banyak yang begitu. Di bawah mikroskop ia membersihkan saluran akar yang lebih tipis dari rambut dan mempertahankan gigi yang hampir dicabut.

Dua hari seminggu ia bertugas di Jayapura, yang sebelumnya tidak memiliki spesialis saluran akar. Di kedua kota, setengah jam pertama setiap praktik ia sediakan bagi pasien sakit gigi. Cucu pendongeng dari Bone ini mengisi waktu menunggu bius bekerja dengan cerita yang selalu terputus pada bagian paling seru.`,
    ],
    education: [
      ['Dokter Gigi', 'Universitas Hasanuddin', 2010],
      ['Spesialis Konservasi Gigi', 'Universitas Gadjah Mada', 2017],
    ],
    languages: ['English', 'Bugis'],
    since: 2015,
    fee: 250_000,
  }),
]
