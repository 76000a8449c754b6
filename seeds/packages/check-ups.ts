import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { packageCover } from '../pictures.ts'
import { conditions, fasting, included, termsVersion } from './parts.ts'

export const checkUps: Item<'packages'>[] = [
  {
    slug: 'basic-check-up',
    title: both('Basic check-up', 'Check-up dasar'),
    categories: ['check-up'],
    summary: both(
      'The tests that almost every adult should have once a year, in about two hours.',
      'Pemeriksaan yang berguna bagi hampir setiap orang dewasa setahun sekali, selesai dalam sekitar dua jam.',
    ),
    details: prose(
      `First a doctor listens to you: what worries you, what illnesses your family has had, how you sleep, eat and move. Then we test your blood and urine, do an ECG and take a chest X-ray, one after another on the same floor.

You get breakfast before you leave. The results are ready within two working days. The same doctor explains them to you, in person or by phone, and writes down what to do next.`,
      `Dokter mendengarkan lebih dahulu: apa yang Anda khawatirkan, riwayat penyakit keluarga, serta kebiasaan tidur, makan, dan bergerak. Setelah itu pemeriksaan darah, urine, EKG, dan rontgen dada dilakukan berurutan di lantai yang sama.

Anda pulang setelah sarapan. Hasilnya selesai dalam dua hari kerja; dokter yang sama menjelaskannya secara langsung atau melalui telepon, dan menuliskan langkah berikutnya.`,
    ),
    inclusions: included({
      'With the doctor | Bersama dokter': [
        'Consultation and physical examination | Konsultasi dan pemeriksaan fisik',
        'Height, weight, waist, blood pressure | Tinggi dan berat badan, lingkar perut, tekanan darah',
        'Explanation of the results | Penjelasan hasil | in person or by phone | tatap muka atau melalui telepon',
      ],
      'Laboratory | Laboratorium': [
        'Full blood count | Darah lengkap',
        'Fasting blood sugar | Gula darah puasa',
        'Cholesterol: total, LDL, HDL, triglycerides | Kolesterol total, LDL, HDL, dan trigliserida',
        'Liver: SGOT, SGPT | Fungsi hati: SGOT, SGPT',
        'Kidneys: urea, creatinine with eGFR | Fungsi ginjal: ureum, kreatinin dengan eGFR',
        'Uric acid | Asam urat',
        'Urinalysis | Urine lengkap',
      ],
      'Heart and lungs | Jantung dan paru': [
        'Resting ECG | Elektrokardiogram (EKG) istirahat',
        'Chest X-ray | Rontgen dada | not done during pregnancy | tidak dilakukan pada kehamilan',
      ],
    }),
    price: { amount: 850_000, currency: 'IDR', validFrom: '2026-01-01', validTo: '2026-12-31' },
    priceNote: both('Doctor’s fee and breakfast included.', 'Termasuk jasa dokter dan sarapan.'),
    additionalInformation: prose(
      `BPJS Kesehatan does not pay for check-ups that you ask for yourself. If you have BPJS, you can fill in the yearly health screening in the Mobile JKN app for free. Bring the result with you, and we will not repeat tests you have already had.

For ten or more people, we can come to your workplace. Please ask for a quote.`,
      `Medical check-up atas permintaan sendiri tidak dijamin BPJS Kesehatan. Sebagai peserta BPJS, Anda dapat mengisi skrining riwayat kesehatan setahun sekali di aplikasi Mobile JKN tanpa biaya; bawalah hasilnya agar pemeriksaan tidak perlu diulang.

Untuk sepuluh orang atau lebih, tim kami dapat datang ke tempat kerja Anda. Silakan minta penawaran.`,
    ),
    termsAndConditions: conditions(
      'Please come between 07:00 and 10:00, Monday to Saturday.',
      'Silakan datang antara pukul 07.00 dan 10.00, Senin sampai Sabtu.',
    ),
    termsVersion,
    forWhom: { sex: 'everybody', ageFrom: 18 },
    preparation: fasting,
    durationMinutes: 120,
    locations: ['jakarta', 'makassar', 'jayapura'],
    recommended: true,
    bookingMode: 'appointment',
    cover: packageCover(
      'basic-check-up',
      'A doctor measures a man’s blood pressure',
      'Seorang dokter mengukur tekanan darah seorang pria',
    ),
  },
  {
    slug: 'executive-check-up',
    title: both('Executive check-up', 'Check-up eksekutif'),
    categories: ['check-up', 'heart-and-diabetes'],
    summary: both(
      'Everything in the basic check-up, plus ultrasound, treadmill, eye and hearing tests, and a talk with a specialist.',
      'Semua pemeriksaan dasar, ditambah USG, treadmill, mata dan telinga, serta konsultasi dengan dokter spesialis.',
    ),
    details: prose(
      `A nurse goes with you from room to room for half a day, so you never have to look for the next door. The blood test sets the order: what needs an empty stomach comes first, and the treadmill comes after breakfast.

In the afternoon, an internist explains every result to you. If you need to see another specialist, we make the appointment before you leave.`,
      `Setengah hari bersama perawat yang mendampingi dari ruang ke ruang, sehingga Anda tidak perlu mencari ruangan berikutnya. Urutannya diatur mengikuti pengambilan darah: yang memerlukan puasa didahulukan, treadmill dilakukan setelah sarapan.

Siang harinya dokter penyakit dalam membahas seluruh hasil bersama Anda. Bila diperlukan dokter spesialis lain, janji temunya dibuat sebelum Anda pulang.`,
    ),
    inclusions: included({
      'With the doctor | Bersama dokter': [
        'Consultation with an internist | Konsultasi dengan dokter spesialis penyakit dalam',
        'Eye test, including eye pressure | Pemeriksaan mata dan tekanan bola mata',
        'Hearing test | Tes pendengaran',
        'Dental check | Pemeriksaan gigi',
        'Written report and plan | Laporan tertulis dan rencana tindak lanjut',
      ],
      'Laboratory | Laboratorium': [
        'All tests of the basic check-up | Seluruh pemeriksaan laboratorium paket dasar',
        'HbA1c | HbA1c',
        'Thyroid: TSH | Fungsi tiroid: TSH',
        'Hepatitis B: HBsAg, anti-HBs | Hepatitis B: HBsAg, anti-HBs',
        'Test for hidden blood in the stool | Darah samar tinja',
      ],
      'Heart and scans | Jantung dan pencitraan': [
        'Resting ECG and treadmill test | EKG istirahat dan uji treadmill | the treadmill only if the ECG allows it | treadmill hanya bila hasil EKG memungkinkan',
        'Chest X-ray | Rontgen dada',
        'Ultrasound of the abdomen | USG perut',
        'Lung function (spirometry) | Fungsi paru (spirometri)',
      ],
    }),
    price: {
      amount: 3_250_000,
      currency: 'IDR',
      validFrom: '2026-10-01',
      validTo: '2027-03-31',
      before: 3_900_000,
    },
    priceNote: both('Breakfast, lunch and parking included.', 'Termasuk sarapan, makan siang, dan parkir.'),
    additionalInformation: prose(
      `You can bring someone with you, and they get breakfast too. There is a prayer room on the same floor.

Insurers only pay for check-ups if your policy says so. We give you a receipt that lists every item.`,
      `Pendamping dipersilakan dan dapat sarapan bersama. Musala tersedia di lantai yang sama.

Asuransi menanggung medical check-up hanya bila tercantum dalam polis. Kami memberikan kuitansi terperinci.`,
    ),
    termsAndConditions: conditions(
      'We take up to eight people a day. Please book two days ahead.',
      'Paling banyak delapan orang sehari; mohon daftar dua hari sebelumnya.',
    ),
    termsVersion,
    forWhom: { sex: 'everybody', ageFrom: 30 },
    preparation: both(
      'Do not eat for 10 to 12 hours before. You can drink plain water. Bring sports shoes and light clothes for the treadmill. Do not smoke or drink coffee that morning. Tell us before you come if you have chest pain or a heart condition, or if you are pregnant.',
      'Berpuasalah 10 sampai 12 jam sebelumnya; air putih boleh diminum. Bawalah sepatu olahraga dan pakaian ringan untuk treadmill. Jangan merokok dan jangan minum kopi pagi itu. Beri tahu kami sebelumnya bila Anda mengalami nyeri dada, berpenyakit jantung, atau hamil.',
    ),
    durationMinutes: 360,
    locations: ['jakarta', 'makassar'],
    recommended: true,
    bookingMode: 'appointment',
    cover: packageCover(
      'executive-check-up',
      'A doctor explains a picture of the lungs on a screen',
      'Seorang dokter menjelaskan gambar paru pada layar',
    ),
  },
  {
    slug: 'senior-check-up',
    title: both('Check-up from age 60', 'Check-up lansia'),
    categories: ['check-up'],
    summary: both(
      'Not only blood and heart, but also walking, memory, eyes, ears, bones and all the medicines you take.',
      'Bukan hanya darah dan jantung: cara berjalan, daya ingat, mata, telinga, tulang, dan semua obat yang diminum.',
    ),
    details: prose(
      `After sixty, what matters most is what you can still do by yourself. So we watch how you get up from a chair and walk, test your memory in a ten-minute talk, and check every medicine you take, because some do not go well together.

Please come with someone from your family. There is a chair in every corridor, and no queue.`,
      `Setelah usia enam puluh, yang terpenting adalah apa yang masih dapat dilakukan sendiri. Karena itu kami memperhatikan cara bangkit dari kursi dan berjalan, menilai daya ingat melalui percakapan sepuluh menit, dan memeriksa semua obat yang diminum, sebab sebagian dapat saling memengaruhi.

Datanglah bersama anggota keluarga. Di setiap lorong tersedia kursi, dan tidak ada antrean.`,
    ),
    inclusions: included({
      'With the doctor | Bersama dokter': [
        'Long consultation (45 minutes) with an internist | Konsultasi panjang (45 menit) dengan dokter spesialis penyakit dalam',
        'Review of all medicines | Penelaahan semua obat | bring the packets | bawalah kemasannya',
        'Walking, balance and risk of falling | Cara berjalan, keseimbangan, dan risiko jatuh',
        'Memory and mood | Daya ingat dan suasana hati',
        'Eyes and hearing | Mata dan pendengaran',
      ],
      'Laboratory | Laboratorium': [
        'All tests of the basic check-up | Seluruh pemeriksaan laboratorium paket dasar',
        'HbA1c | HbA1c',
        'Vitamin D, calcium | Vitamin D dan kalsium',
        'Thyroid: TSH | Fungsi tiroid: TSH',
      ],
      'Heart and bones | Jantung dan tulang': [
        'Resting ECG | EKG istirahat',
        'Chest X-ray | Rontgen dada',
        'Bone density (DXA) | Kepadatan tulang (DXA) | in Jakarta; elsewhere by referral | di Jakarta; di tempat lain melalui rujukan',
      ],
    }),
    price: { amount: 2_450_000, currency: 'IDR' },
    priceNote: both('A companion’s breakfast is included.', 'Termasuk sarapan untuk satu pendamping.'),
    additionalInformation: prose(
      `There are wheelchairs at both entrances. If you cannot fast for long, you can have the first appointment of the day.

You can also be vaccinated against influenza and pneumonia on the same day. You pay for this separately, and we only do it if you agree.`,
      `Kursi roda tersedia di pintu masuk. Bagi yang tidak kuat berpuasa lama, kami menyediakan giliran pertama pada hari itu.

Vaksinasi influenza dan pneumonia dapat diberikan pada hari yang sama; biayanya terpisah dan hanya diberikan bila Anda setuju.`,
    ),
    termsAndConditions: conditions(
      'You can spread the package over two days at no extra cost.',
      'Paket dapat dibagi menjadi dua hari tanpa biaya tambahan.',
    ),
    termsVersion,
    forWhom: { sex: 'everybody', ageFrom: 60 },
    preparation: fasting,
    durationMinutes: 240,
    locations: ['jakarta', 'makassar', 'jayapura'],
    recommended: false,
    bookingMode: 'appointment',
    cover: packageCover(
      'senior-check-up',
      'An old couple walks arm in arm',
      'Sepasang lansia berjalan bergandengan',
    ),
  },
]
