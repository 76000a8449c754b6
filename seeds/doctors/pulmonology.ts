import { doctor } from './doctor.ts'

export const pulmonology = [
  doctor({
    slug: 'buyung-alamsyah-koto',
    name: 'Buyung Alamsyah Koto',
    suffix: 'Sp.P(K)',
    gender: 'male',
    specialists: ['pulmonology'],
    subSpecialties: ['Asthma', 'Smoking cessation'],
    units: ['jkt-rajal'],
    headline: ['Asthma, haze and the last cigarette', 'Asma, kabut asap, dan batang rokok terakhir'],
    biography: [
      `Dr. Buyung smoked for nineteen years and tells every patient the date on which he stopped: 4 March 2004, after a night shift beside a man of his own age. Since then, he has helped about two thousand people, many on their third try.

In ten minutes, he teaches people with asthma to use an inhaler properly, which often helps more than a stronger medicine. When the city air turns brown, he sends his patients a message: shut the windows, take the preventer, and call if you need the blue inhaler twice.`,
      `Dr. Buyung merokok selama sembilan belas tahun, dan kepada setiap pasien ia menyebut tanggal berhentinya: 4 Maret 2004, seusai jaga malam di sisi seorang pria sebayanya. Sejak itu ia mendampingi sekitar dua ribu orang, banyak yang berhasil pada percobaan ketiga.

Penderita asma belajar darinya cara memakai inhaler dengan benar dalam sepuluh menit, yang sering lebih bermanfaat daripada obat lebih kuat. Saat udara kota memburuk, ia mengirim pesan kepada pasiennya: tutup jendela, gunakan obat pengontrol, dan hubungi kami bila obat pelega diperlukan dua kali.`,
    ],
    education: [
      ['Dokter', 'Universitas Andalas', 1993],
      ['Spesialis Pulmonologi dan Kedokteran Respirasi', 'Universitas Indonesia', 2001],
    ],
    languages: ['English', 'Minangkabau'],
    since: 1999,
    fee: 375_000,
    telehealth: true,
  }),
  doctor({
    slug: 'sitti-maryam-lasinrang',
    name: 'Sitti Maryam Lasinrang',
    suffix: 'Sp.P',
    gender: 'female',
    specialists: ['pulmonology'],
    subSpecialties: ['Tuberculosis', 'Chronic cough'],
    units: ['mks-rajal'],
    headline: ['Six months against tuberculosis, side by side', 'Enam bulan melawan TBC, berdampingan'],
    biography: [
      `Six months is a long time, and most people feel well after two. Dr. Maryam’s gift is to get them through the other four. Every patient gets a calendar with a picture for each week, and a phone call when a box stays empty.

She grew up in Pinrang, where her father dried rice and coughed. Dust, smoke from the stove, tuberculosis, asthma: she finds the cause of a cough by asking about your life, step by step. She tests family members at the same visit, the little ones first, and never blames anyone for passing it on.`,
      `Enam bulan itu lama, dan kebanyakan orang sudah merasa sehat setelah dua bulan. Keahlian Dr. Maryam adalah mengantar mereka melewati empat bulan sisanya. Setiap pasien menerima kalender bergambar, dan telepon bila ada kotak yang kosong.

Ia tumbuh di Pinrang, di dekat ayahnya yang menjemur padi sambil batuk. Debu, asap tungku, TBC, asma: ia mengurai batuk sesuai urutan kehidupan membawanya. Anggota keluarga diperiksa pada kunjungan yang sama, dimulai dari yang terkecil, dan tidak seorang pun disebut pembawa penyakit.`,
    ],
    education: [
      ['Dokter', 'Universitas Hasanuddin', 2005],
      ['Spesialis Pulmonologi dan Kedokteran Respirasi', 'Universitas Brawijaya', 2013],
    ],
    languages: ['Bugis', 'English'],
    since: 2011,
    fee: 300_000,
  }),
  doctor({
    slug: 'agustina-mofu',
    name: 'Agustina Mofu',
    suffix: 'Sp.P',
    gender: 'female',
    specialists: ['pulmonology'],
    subSpecialties: ['Tuberculosis', 'Lung infections'],
    units: ['djj-rajal', 'djj-igd'],
    headline: [
      'Breathing freely, on the islands and in the mountains',
      'Bernapas lega, di pulau maupun di ketinggian',
    ],
    biography: [
      `On Numfor, the health post had one oxygen bottle, and Dr. Agustina’s grandfather was the second person who needed it. Today, oxygen machines run on sunlight in fourteen villages. She chose them, repaired the first ones herself, and taught the nurses to read the finger clip.

In Jayapura, she treats pneumonia, tuberculosis and the lungs of people who cook over wood fires. She explains with a paper bag and a straw. People from far away get enough medicine for the whole journey, and her number in big writing for the boat.`,
      `Di Numfor, pos kesehatan hanya memiliki satu tabung oksigen, dan kakek Dr. Agustina adalah orang kedua yang memerlukannya. Kini konsentrator oksigen bertenaga surya menyala di empat belas kampung; ia yang memilih, memperbaiki sendiri unit-unit pertamanya, dan melatih perawat membaca alat di ujung jari.

Di Jayapura ia menangani radang paru, TBC, dan gangguan paru akibat asap kayu bakar. Ia menjelaskan dengan kantong kertas dan sedotan. Pasien dari jauh dibekali obat untuk seluruh perjalanan, beserta nomor teleponnya yang ditulis besar-besar.`,
    ],
    education: [
      ['Dokter', 'Universitas Cenderawasih', 2010],
      ['Spesialis Pulmonologi dan Kedokteran Respirasi', 'Universitas Airlangga', 2018],
    ],
    languages: ['Melayu Papua', 'Biak'],
    since: 2016,
    fee: 275_000,
  }),
]
