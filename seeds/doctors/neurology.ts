import { doctor } from './doctor.ts'

export const neurology = [
  doctor({
    slug: 'bonar-simanungkalit',
    name: 'Bonar Simanungkalit',
    suffix: 'Sp.N',
    gender: 'male',
    specialists: ['neurology'],
    subSpecialties: ['Stroke', 'Headache'],
    units: ['jkt-rajal', 'jkt-igd'],
    headline: [
      'Stroke in the first hour, headaches in all the others',
      'Stroke pada jam pertama, sakit kepala pada jam lainnya',
    ],
    biography: [
      `Dr. Bonar sings second tenor, and says that a choir taught him what a stroke destroys: many voices at the right moment. Thanks to his night rota, our emergency department can open a blocked blood vessel in the brain at four in the morning just as well as at noon.

In the clinic he looks after people with migraine, and some of them have taken painkillers every day for years. He asks for a headache diary before he asks for a scan, and often the diary is enough.`,
      `Dr. Bonar penyanyi tenor dua, dan menurutnya paduan suara mengajarkan apa yang dirusak stroke: banyak suara yang harus masuk pada saat yang tepat. Ia menyusun jadwal jaga malam sehingga IGD kami dapat membuka sumbatan pembuluh otak pukul empat pagi sama baiknya dengan tengah hari.

Di klinik ia mendampingi penderita migrain, sebagian telah bertahun-tahun minum obat nyeri setiap hari. Ia meminta catatan harian sakit kepala sebelum meminta pemindaian, dan sering kali catatan itu sudah cukup.`,
    ],
    education: [
      ['Dokter', 'Universitas Sumatera Utara', 2001],
      ['Spesialis Saraf', 'Universitas Indonesia', 2009],
    ],
    languages: ['English', 'Batak Toba'],
    since: 2007,
    fee: 350_000,
  }),
  doctor({
    slug: 'yuliana-rante-allo',
    name: 'Yuliana Rante Allo',
    suffix: 'Sp.N',
    gender: 'female',
    specialists: ['neurology'],
    subSpecialties: ['Epilepsy'],
    units: ['mks-rajal', 'mks-rehab'],
    headline: ['Epilepsy without shame', 'Epilepsi tanpa rasa malu'],
    biography: [
      `As a child in Rantepao, Dr. Yuliana sat next to a girl who was sent home because of her seizures and never came back. That girl is the reason why she became a neurologist.

Most of her patients are free of seizures with one tablet that they take every day. She writes letters to schools, employers and driving schools, and once a month she holds an open evening for families. Together with our rehabilitation centre, she helps people after a stroke for as long as they can make progress.`,
      `Semasa kecil di Rantepao, Dr. Yuliana sebangku dengan seorang anak perempuan yang dipulangkan karena kejang dan tidak pernah kembali. Bangku itulah alasan ia menjadi dokter saraf.

Sebagian besar pasiennya kini bebas kejang dengan satu tablet yang diminum teratur, dan ia bersedia menulis surat kepada kepala sekolah maupun pemberi kerja. Sebulan sekali ia mengadakan malam terbuka bagi keluarga. Bersama pusat rehabilitasi, ia mendampingi pasien pasca-stroke selama masih ada kemajuan yang dapat dicapai.`,
    ],
    education: [
      ['Dokter', 'Universitas Hasanuddin', 2006],
      ['Spesialis Saraf', 'Universitas Hasanuddin', 2014],
    ],
    languages: ['English', 'Toraja'],
    since: 2012,
    fee: 300_000,
    telehealth: true,
  }),
  doctor({
    slug: 'suprapto',
    name: 'Suprapto',
    suffix: 'Sp.N',
    gender: 'male',
    specialists: ['neurology'],
    units: ['djj-rajal'],
    headline: [
      'Back pain, tingling hands, and first memory tests',
      'Nyeri punggung, tangan kesemutan, dan pemeriksaan daya ingat',
    ],
    biography: [
      `Dr. Suprapto was born to a transmigrant family in Arso, with only one name and seven brothers and sisters. He cycled eleven kilometres to school along the oil-palm road. He studied in Surakarta and returned as the only neurologist between Jayapura and the border.

His examination is quiet and thorough: a hammer, a pin, a tuning fork, and questions about work. He cures many tingling hands by changing how people hold their tools. Older people get two appointments with him: one for the patient, and one for the daughter who looks after her.`,
      `Lahir dari keluarga transmigran di Arso, dengan satu kata nama dan tujuh bersaudara, Dr. Suprapto bersepeda sebelas kilometer ke sekolah menyusuri kebun sawit. Ia kuliah di Surakarta, lalu pulang sebagai satu-satunya dokter saraf antara Jayapura dan perbatasan.

Pemeriksaannya tenang dan teliti: palu refleks, jarum, garpu tala, dan pertanyaan tentang pekerjaan. Banyak keluhan kesemutan sembuh hanya dengan mengubah cara memegang alat kerja. Untuk lansia ia menyediakan dua kali pertemuan: satu bagi pasien, satu bagi anak yang merawatnya.`,
    ],
    education: [
      ['Dokter', 'Universitas Sebelas Maret', 2003],
      ['Spesialis Saraf', 'Universitas Diponegoro', 2012],
    ],
    languages: ['Jawa', 'Melayu Papua'],
    since: 2010,
    fee: 275_000,
  }),
]
