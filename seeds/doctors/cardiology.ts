import { doctor } from './doctor.ts'

export const cardiology = [
  doctor({
    slug: 'ayu-lestari-kusumaningtyas',
    name: 'Ayu Lestari Kusumaningtyas',
    suffix: 'Sp.JP, FIHA',
    gender: 'female',
    specialists: ['cardiology'],
    subSpecialties: ['Heart failure', 'Women’s heart health'],
    units: ['jkt-jantung'],
    headline: ['Heart failure, and women’s hearts', 'Gagal jantung dan kesehatan jantung perempuan'],
    biography: [
      `In women, a heart attack often does not hurt in the chest. Dr. Ayu learned this when her aunt was sent home twice with stomach medicine. Since then, she has taught nurses, midwives and taxi drivers to see the signs.

At our heart centre she leads the heart failure clinic: scales at home, a number to call, and a nurse who notices two extra kilograms before the patient does. She is patient with people who do not want another tablet, and strict with people who still smoke. On Sundays she plays the gamelan, quietly.`,
      `Pada perempuan, serangan jantung sering tidak terasa sebagai nyeri dada. Dr. Ayu memahaminya ketika bibinya dua kali dipulangkan dengan obat lambung. Sejak itu ia melatih perawat, bidan, dan pengemudi taksi mengenali tanda-tandanya.

Di pusat jantung kami ia memimpin klinik gagal jantung: timbangan di rumah, nomor yang dapat dihubungi, dan perawat yang lebih dahulu melihat kenaikan dua kilogram. Ia sabar kepada pasien yang enggan menambah obat, dan tegas kepada yang masih merokok. Pada hari Minggu ia menabuh gamelan.`,
    ],
    education: [
      ['Dokter', 'Universitas Airlangga', 2006],
      ['Spesialis Jantung dan Pembuluh Darah', 'Universitas Indonesia', 2014],
    ],
    certifications: ['Fellow of the Indonesian Heart Association'],
    languages: ['English', 'Jawa'],
    since: 2012,
    fee: 400_000,
    telehealth: true,
    featured: true,
  }),
  doctor({
    slug: 'andi-mappasessu',
    name: 'Andi Mappasessu',
    suffix: 'Sp.JP(K)',
    gender: 'male',
    specialists: ['cardiology'],
    subSpecialties: ['Interventional cardiology'],
    units: ['mks-rajal', 'mks-igd'],
    headline: ['Opens blocked vessels, at any hour', 'Membuka pembuluh tersumbat, kapan pun diperlukan'],
    biography: [
      `Dr. Andi lives nine minutes from the catheter laboratory and has timed it. When someone with a heart attack arrives at night, the blood vessel should be open again within ninety minutes. Every month, a chart on his office wall shows how often that worked.

He trained in Makassar and Kuala Lumpur and has put stents into fishermen, professors and his own old schoolteacher. In the clinic, he likes to say that the stent is the smallest part: the rest is walking, medicine and leaving the cigarettes in the shop.`,
      `Rumah Dr. Andi berjarak sembilan menit dari laboratorium kateterisasi, dan ia pernah mengukurnya. Bila pasien serangan jantung tiba pada malam hari, pembuluh yang tersumbat harus terbuka dalam sembilan puluh menit; di dinding ruang kerjanya tercatat setiap bulan seberapa sering target itu tercapai.

Ia menempuh pendidikan di Makassar dan Kuala Lumpur, dan pernah memasang ring pada nelayan, profesor, hingga guru sekolahnya sendiri. Di klinik ia kerap berpesan bahwa ring hanyalah bagian terkecil: selebihnya adalah berjalan kaki, minum obat, dan meninggalkan rokok.`,
    ],
    education: [
      ['Dokter', 'Universitas Hasanuddin', 2000],
      ['Spesialis Jantung dan Pembuluh Darah', 'Universitas Hasanuddin', 2008],
    ],
    languages: ['English', 'Bugis'],
    since: 2006,
    fee: 400_000,
  }),
  doctor({
    slug: 'markus-yarangga',
    name: 'Markus Yarangga',
    suffix: 'Sp.JP',
    gender: 'male',
    specialists: ['cardiology'],
    subSpecialties: ['Rheumatic heart disease'],
    units: ['djj-rajal'],
    headline: ['Hearts damaged by a sore throat', 'Jantung yang rusak akibat radang tenggorok'],
    biography: [
      `In the villages around Lake Sentani, Dr. Markus listens to the hearts of schoolchildren, two hundred in a morning. Rheumatic heart disease starts with a sore throat. A simple injection every month can stop it, if a doctor hears the murmur in time.

For adults, he offers what used to need a flight to Java: heart ultrasound, 24-hour ECG and the right dose of blood thinners. He plays bass in his church band and jokes that it is the only place where he likes a steady murmur.`,
      `Di kampung-kampung sekitar Danau Sentani, Dr. Markus mendengarkan jantung anak sekolah, dua ratus anak dalam satu pagi. Penyakit jantung rematik berawal dari radang tenggorok dan dapat dihentikan dengan suntikan sederhana setiap bulan, asalkan bising jantungnya terdengar tepat waktu.

Bagi pasien dewasa, ia menyediakan pemeriksaan yang dahulu mengharuskan terbang ke Jawa: ekokardiografi, rekam jantung 24 jam, dan pengaturan obat pengencer darah. Di gereja ia pemain bas, satu-satunya tempat, katanya, ia menikmati dengung yang tidak berhenti.`,
    ],
    education: [
      ['Dokter', 'Universitas Cenderawasih', 2010],
      ['Spesialis Jantung dan Pembuluh Darah', 'Universitas Airlangga', 2019],
    ],
    languages: ['English', 'Melayu Papua'],
    since: 2017,
    fee: 300_000,
    telehealth: true,
  }),
]
